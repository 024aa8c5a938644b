import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeNginxFolder } from '~/build/site/nginxFolder';
import { RELEASE } from '~/build/site/releaseFiles';
import { demo } from '~tests/support/sites';
import { temporaryFolder } from '~tests/support/temporaryFolder';

it('a comment between the names of a server lets no other host in', async () => {
  const folder = temporaryFolder();
  cpSync('src/build/hosting', join(folder, RELEASE.hosting), { recursive: true });
  writeFileSync(join(folder, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  const nginx = join(folder, 'landing');
  mkdirSync(join(nginx, 'sites'), { recursive: true });
  writeFileSync(
    join(nginx, 'sites', 'a.conf'),
    'server {\n  server_name loan.example # the first; an old one: old.example\n    zaim.example;\n}\n',
  );
  await writeNginxFolder({
    ...{ folder: nginx, releaseDir: folder, name: 'demo', outDir: folder, variants: [] },
    config: { ...demo, head: { ...demo.head, origin: 'https://demo.example' } },
  });
  const known = readFileSync(join(nginx, 'landing.conf'), 'utf8').match(/"~\^\S+ " known/g);
  expect(known).toEqual([
    '"~^loan\\.example " known',
    '"~^zaim\\.example " known',
    '"~^demo\\.example " known',
  ]);
});

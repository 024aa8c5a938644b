import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface DevServer {
  /** `http://localhost:12345` */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** What a development server that does not start says, and leaves with. */
export class StartFailure extends Error {
  constructor(
    readonly said: string,
    readonly code: number | null,
  ) {
    super(said);
  }
}

/**
 * `npm run dev` with this environment, on a free port.
 *
 * @throws StartFailure when it ends instead
 */
export function startDevServer(env: Readonly<Record<string, string>> = {}): Promise<DevServer> {
  const child = spawn(process.execPath, ['src/build/dev.mjs'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.stdout.on('data', (chunk) => {
      const origin = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0];
      if (origin === undefined) return;
      resolve({
        origin,
        close: async () => {
          child.kill();
          await ended;
        },
      });
    });
    void ended.then((code) => reject(new StartFailure(said, code)));
  });
}

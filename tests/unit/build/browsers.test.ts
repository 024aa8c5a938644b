/** The list of supported browsers, the check in index.html and the documentation agree. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_TARGET, BUILD_TARGET, SUPPORTED_BROWSERS } from '~/build/browsers';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** First versions with each feature, by MDN's compatibility data. */
const FEATURES = {
  dialog: { chrome: 37, safari: 15.4, firefox: 98 },
  abortController: { chrome: 66, safari: 12.1, firefox: 57 },
} as const;

/** Runs the check of index.html with the features of a browser. */
function isAccepted(engine: keyof typeof SUPPORTED_BROWSERS, version: number): boolean {
  const [, check = ''] =
    /<script>([^<]*HTMLDialogElement[^<]*)<\/script>/.exec(read('index.html')) ?? [];
  const has = (feature: keyof typeof FEATURES) => version >= FEATURES[feature][engine];
  const elements = { root: { style: { display: '' } }, 'too-old': { hidden: true } };
  let hasStopped = false;
  const window = {
    document: { getElementById: (id: keyof typeof elements) => elements[id] },
    stop: () => (hasStopped = true),
    ...(has('abortController') ? { AbortController: {} } : {}),
    ...(has('dialog') ? { HTMLDialogElement: {} } : {}),
  };
  runInNewContext(check, { ...window, window });
  const isRefused = !elements['too-old'].hidden;
  expect(elements.root.style.display === 'none').toBe(isRefused);
  expect(hasStopped, 'behind the message nothing runs').toBe(isRefused);
  return !isRefused;
}

describe('the supported browsers', () => {
  it('are the targets of the build', () => {
    expect(SUPPORTED_BROWSERS).toEqual({ chrome: '86', safari: '15.4', firefox: '98' });
    expect(BUILD_TARGET).toEqual(['chrome86', 'safari15.4', 'firefox98']);
    expect(BOOT_TARGET).toEqual(['chrome66', 'safari15.4', 'firefox98']);
  });

  it.each([
    ['chrome', [66, 85, 86, 140], [37, 64, 65]],
    ['safari', [15.4, 15.6, 16, 26], [12, 14.1, 15.3]],
    ['firefox', [98, 103, 104, 140], [60, 94, 97]],
  ] as const)(
    'are accepted by the check in index.html, which refuses older ones: %s',
    (engine, accepted, refused) => {
      for (const version of accepted) expect(isAccepted(engine, version), `${version}`).toBe(true);
      for (const version of refused) expect(isAccepted(engine, version), `${version}`).toBe(false);
    },
  );

  it('are the documented ones', () => {
    const { chrome, safari, firefox } = SUPPORTED_BROWSERS;
    const words = `Chrome, Yandex and WebView ${chrome}, Safari ${safari} and Firefox ${firefox}`;
    expect(read('src/config/sites/README.md').replace(/\s+/g, ' ')).toContain(words);
  });
});

/** The list of supported browsers, the check in index.html and the documentation agree. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BUILD_TARGET, SUPPORTED_BROWSERS } from '~/build/browsers';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** First versions with each feature, by MDN's compatibility data. */
const FEATURES = {
  dialog: { chrome: 37, safari: 15.4, firefox: 98 },
  scriptSupports: { chrome: 96, safari: 16, firefox: 94 },
  findLast: { chrome: 97, safari: 15.4, firefox: 104 },
} as const;

/** Runs the check of index.html with the features of a browser. */
function isAccepted(engine: keyof typeof SUPPORTED_BROWSERS, version: number): boolean {
  const [, check = ''] =
    /<script>([^<]*HTMLDialogElement[^<]*)<\/script>/.exec(read('index.html')) ?? [];
  const has = (feature: keyof typeof FEATURES) => version >= FEATURES[feature][engine];
  const elements = { root: { style: { display: '' } }, 'too-old': { hidden: true } };
  const window = {
    document: { getElementById: (id: keyof typeof elements) => elements[id] },
    HTMLScriptElement: has('scriptSupports') ? { supports: () => true } : {},
    hasFindLast: has('findLast'),
    ...(has('dialog') ? { HTMLDialogElement: {} } : {}),
  };
  const context = { ...window, window };
  runInNewContext(`if (!hasFindLast) delete Array.prototype.findLast; ${check}`, context);
  expect(elements.root.style.display === 'none').toBe(!elements['too-old'].hidden);
  return elements['too-old'].hidden;
}

describe('the supported browsers', () => {
  it('are the target of the build', () => {
    expect(SUPPORTED_BROWSERS).toEqual({ chrome: '96', safari: '15.4', firefox: '98' });
    expect(BUILD_TARGET).toEqual(['chrome96', 'safari15.4', 'firefox98']);
  });

  it.each([
    ['chrome', [96, 97, 101, 140], [37, 92, 95]],
    ['safari', [15.4, 15.6, 16, 26], [12, 14.1, 15.3]],
    ['firefox', [98, 103, 104, 140], [60, 94, 97]],
  ] as const)(
    'are accepted by the check in index.html, which refuses older ones: %s',
    (engine, accepted, refused) => {
      for (const version of accepted) expect(isAccepted(engine, version), `${version}`).toBe(true);
      for (const version of refused) expect(isAccepted(engine, version), `${version}`).toBe(false);
      expect(SUPPORTED_BROWSERS[engine]).toBe(String(accepted[0]));
    },
  );

  it('are the documented ones', () => {
    const { chrome, safari, firefox } = SUPPORTED_BROWSERS;
    const words = `Chrome, Yandex and WebView ${chrome}, Safari ${safari} and Firefox ${firefox}`;
    expect(read('src/config/sites/README.md').replace(/\s+/g, ' ')).toContain(words);
  });
});

/**
 * What the form needs comes as four scripts, not as one and not as many: each is evaluated in a task of its own, so
 * that the phone can answer in between, and the first, which needs no React, while the others are still on their way.
 * A new build of the app leaves the visitor's copy of React and the libraries as it is.
 */
import type { Plugin, Rolldown } from 'vite';

/** Each needs those before it; last comes the entry. */
const AHEAD = ['opening', 'react', 'libraries'];

export const FIRST_SCRIPTS = [...AHEAD, 'app'];

/** In the order in which they need each other: a module goes to the first group that takes it. */
export function firstScriptGroups() {
  const isInitial = { tags: ['$initial' as const] };
  return [
    // With all that it imports.
    { ...isInitial, name: 'opening', priority: 4, test: /\/src\/opening\.ts$/ },
    {
      ...isInitial,
      name: 'react',
      priority: 3,
      test: /node_modules\/(react|react-dom|scheduler)\//,
    },
    { ...isInitial, name: 'libraries', priority: 2, test: /node_modules\// },
    { ...isInitial, name: 'app', priority: 1 },
  ];
}

/** The bundler's links to them: it would have the browser fetch them ahead, and evaluate them with the entry. */
const preloadOf = (name: string) =>
  new RegExp(`\\s*<link rel="modulepreload" crossorigin href="([^"]*/${name}-[^"]+)">`);
const ENTRY = '<script type="module" crossorigin src="';

/** Makes scripts, ahead of the entry, of what the bundler wants preloaded. */
export function separateFirstScripts(): Plugin {
  return {
    name: 'separate-first-scripts',
    apply: 'build',
    generateBundle: (_options, bundle) => checkOrder(Object.values(bundle)),
    transformIndexHtml: {
      order: 'post',
      handler: (html) => letPaintGoFirst(AHEAD.reduceRight(separate, html)),
    },
  };
}

/** @throws Error when one of the scripts ahead needs one that comes after it: it would not be evaluated before that */
function checkOrder(bundle: readonly Rolldown.OutputBundle[string][]): void {
  const chunks = bundle.filter((each) => each.type === 'chunk');
  for (const { name, imports } of chunks.filter((chunk) => AHEAD.includes(chunk.name))) {
    const later = AHEAD.slice(AHEAD.indexOf(name) + 1);
    const needed = chunks.find(
      (each) => imports.includes(each.fileName) && later.includes(each.name),
    );
    if (needed !== undefined)
      throw new Error(`the script ${name} needs ${needed.name}, which comes later`);
  }
}

/** @throws Error when the built page does not look as expected */
function separate(html: string, name: string): string {
  const [link, address] = preloadOf(name).exec(html) ?? [];
  if (link === undefined || address === undefined || !html.includes(ENTRY)) {
    throw new Error(`the page asks for no script ${name}`);
  }
  return html.replace(link, '').replace(ENTRY, () => `${ENTRY}${address}"></script>\n    ${ENTRY}`);
}

/** What is prerendered needs none of them: the page, its typeface and the parse call go first. */
function letPaintGoFirst(html: string): string {
  return html.replace(
    /<(script type="module"|link rel="modulepreload")/g,
    '<$1 fetchpriority="low"',
  );
}

/**
 * Four initial scripts: each is evaluated in its own task, so input is handled in between, and `bootstrap` runs
 * before React has loaded. Libraries stay cached across app releases.
 */
import type { Plugin, Rolldown } from 'vite';

/** Where the templates of the lead will stand, the last part of the page. */
export const TEMPLATES_PLACEHOLDER = '<!--lead-templates-->';

/** React and the other packages. */
export const LARGEST_CHUNK = 'libraries';

/** The bundler's helpers for CommonJS modules, some hundred bytes; it names the chunk and puts it in no other. */
const HELPERS_CHUNK = 'rolldown-runtime';

/** Each may import only those before it; the entry comes last. */
const CHUNK_ORDER = ['bootstrap', HELPERS_CHUNK, LARGEST_CHUNK];

export const INITIAL_CHUNKS = [...CHUNK_ORDER, 'app'];

/** In dependency order: a module belongs to the first group that matches. */
export const INITIAL_CHUNK_GROUPS = [
  // Includes everything that bootstrap.ts imports.
  { name: 'bootstrap', priority: 3, test: /\/src\/bootstrap\.ts$/ },
  { name: LARGEST_CHUNK, priority: 2, test: /node_modules\// },
  { name: 'app', priority: 1 },
].map((group) => ({ ...group, tags: ['$initial' as const] }));

/** As a script's first line it lets Chromium compile all functions in another thread, while the page goes on. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** The bundler's modulepreload links: with them the entry alone would evaluate all chunks, in one task. */
const preloadOf = (name: string) =>
  new RegExp(`\\s*<link rel="modulepreload" crossorigin href="([^"]*/${name}-[^"]+)">`);
const SCRIPT_TAG = /\s*<script type="module"[^>]*><\/script>/g;
const ENTRY = '<script type="module" crossorigin src="';

/** Makes scripts before the entry of the initial chunks' modulepreload links, all behind the form; adds the hint to all. */
export function splitInitialChunks(): Plugin {
  return {
    name: 'split-initial-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({ ...options, postBanner: COMPILE_HINT }),
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        checkChunks(chunks);
        chunks.forEach(moveHintUp);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => moveBehindForm(CHUNK_ORDER.reduceRight(toScriptTag, html)),
    },
  };
}

/** Texts of later sections. Prerendered components must not use them: a site's own are put in when their chunk loads. */
const DEFERRED_COPY = '/src/config/deferredCopy.ts';

/**
 * @throws Error if an initial chunk imports one that is not before it in the order, or has texts that must come with a
 *   later one
 */
function checkChunks(chunks: readonly Rolldown.OutputChunk[]): void {
  const nameOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk.name]));
  for (const { name, isEntry, imports, moduleIds } of chunks) {
    const position = isEntry ? CHUNK_ORDER.length : CHUNK_ORDER.indexOf(name);
    if (position >= 0 && moduleIds.some((id) => id.endsWith(DEFERRED_COPY)))
      throw new Error(
        `the script ${name} has deferredCopy.ts: texts of the first HTML belong into copy.ts`,
      );
    const earlier = CHUNK_ORDER.slice(0, Math.max(position, 0));
    const needed = imports.map((file) => nameOf.get(file) ?? file);
    const wrong = needed.find((each) => !earlier.includes(each));
    if (position >= 0 && wrong !== undefined)
      throw new Error(`the script ${name} needs ${wrong}, which does not come before it`);
  }
}

/** Vite writes a line above it. @throws Error if it writes more: below code the hint does not count */
function moveHintUp(chunk: Rolldown.OutputChunk): void {
  // Two lines change places, so that the source map holds.
  chunk.code = chunk.code.replace(/^(.*\n)(\/\/#.*\n)/, '$2$1');
  if (!chunk.code.startsWith(COMPILE_HINT))
    throw new Error(`the script ${chunk.name} does not begin with its compile hint`);
}

/** @throws Error if the HTML has no link for the chunk */
function toScriptTag(html: string, name: string): string {
  const [link, url] = preloadOf(name).exec(html) ?? [];
  if (link === undefined || url === undefined || !html.includes(ENTRY)) {
    throw new Error(`the page asks for no script ${name}`);
  }
  return html.replace(link, '').replace(ENTRY, () => `${ENTRY}${url}"></script>\n    ${ENTRY}`);
}

/**
 * The first paint needs no script. Requests made earlier would compete with the HTML and delay the paint. The templates
 * follow: on a slow line the page's end may come a round trip later.
 */
function moveBehindForm(html: string): string {
  const tags = html.match(SCRIPT_TAG) ?? [];
  const scripts = tags
    .map((tag) => tag.replace('type="module"', '$& fetchpriority="low"'))
    .join('');
  return html.replace(SCRIPT_TAG, '').replace(TEMPLATES_PLACEHOLDER, (end) => scripts + end);
}

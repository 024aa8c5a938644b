/**
 * Moves the bundler's helpers for CommonJS modules from a chunk of their own into the chunk of the libraries, which all
 * importers load anyway: one initial request less. The bundler has no option for it.
 */
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { editChunk, type Edit } from './editChunk';
import { isPageBuild } from './isPageBuild';

type Chunk = Rolldown.OutputChunk;

const RUNTIME_CHUNK = 'rolldown-runtime';
const TARGET_CHUNK = 'libraries';
/** Keeps the helpers apart from the target chunk's minified names. */
const PREFIX = 'helper_';
const EXPORT_LIST = /export\s*\{([^}]+)\};\s*(?=$|\/\/# sourceMappingURL)/;

/** Fails the build where the bundler writes imports or exports in another form than expected. */
export function foldRuntime(): Plugin {
  return {
    name: 'fold-runtime',
    apply: isPageBuild,
    // File names are final before the code changes, and browsers keep files for a year.
    augmentChunkHash: () => [redirectImport, prependHelpers, replaceNames].join(),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const runtime = findChunk(chunks, RUNTIME_CHUNK);
      const target = findChunk(chunks, TARGET_CHUNK);
      const importers = chunks.filter(({ imports }) => imports.includes(runtime.fileName));
      for (const importer of importers) {
        editChunk(bundle, importer, [redirectImport(importer, runtime, target)]);
      }
      editChunk(bundle, target, prependHelpers(target, runtime));
      Reflect.deleteProperty(bundle, runtime.fileName);
    },
  };
}

function findChunk(chunks: readonly Chunk[], name: string): Chunk {
  const found = chunks.find((chunk) => chunk.name === name);
  if (found === undefined) throw new Error(`the build has no chunk ${name}`);
  return found;
}

function redirectImport(importer: Chunk, runtime: Chunk, target: Chunk): Edit {
  const file = basename(runtime.fileName);
  const importList = new RegExp(`import\\s*\\{([^}]+)\\}\\s*from\\s*"\\./${file}";`);
  const edit = replaceNames(importer, importList, (names) => {
    if (importer === target) {
      return `var ${names.map(([helper, local]) => `${local}=${PREFIX}${helper}`).join()};`;
    }
    const list = names.map(([helper, local]) => `${PREFIX}${helper} as ${local}`).join();
    return `import{${list}}from"./${basename(target.fileName)}";`;
  });
  const others = importer.imports.filter((each) => each !== runtime.fileName);
  importer.imports = importer === target ? others : [...new Set([target.fileName, ...others])];
  return edit;
}

/** In a scope of their own: the minifier gave both chunks the same short names. */
function prependHelpers(target: Chunk, runtime: Chunk): Edit[] {
  let helpers: string[] = [];
  const { start, end, text } = replaceNames(runtime, EXPORT_LIST, (names) => {
    helpers = names.map(([, helper]) => PREFIX + helper);
    return `return{${names.map(([local, helper]) => `${PREFIX}${helper}:${local}`).join()}}`;
  });
  const body = runtime.code.slice(0, start) + text + runtime.code.slice(end);
  const exported = replaceNames(target, EXPORT_LIST, (names) => {
    const list = names.map(([local, name]) => `${local} as ${name}`);
    return `export{${[...list, ...helpers].join()}};`;
  });
  return [{ start: 0, end: 0, text: `var{${helpers.join()}}=(()=>{${body}\n})();` }, exported];
}

/** Rewrites the list of names `a as b, c` of an import or export statement. */
function replaceNames(
  { code, fileName }: Chunk,
  statement: RegExp,
  write: (names: (readonly [name: string, alias: string])[]) => string,
): Edit {
  const [found, list] = statement.exec(code) ?? [];
  if (found === undefined || list === undefined) throw new Error(`${fileName} has no ${statement}`);
  const names = list.split(',').map((each) => {
    const [name = '', alias = name] = each.split(' as ').map((part) => part.trim());
    return [name, alias] as const;
  });
  const start = code.indexOf(found);
  return { start, end: start + found.length, text: write(names) };
}

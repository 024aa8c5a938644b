/** Imports run downwards through the layers, without cycles. Type-only imports are exempt. */
const below = (from, ...to) => ({
  name: `${from}-imports-downwards`,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: `^src/(${to.join('|')})/`, dependencyTypesNot: ['type-only'] },
});

const BASE_FEATURES = 'visit|theme|countdown|site|notifications|colorMode|page|cookieConsent';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    below('lib', 'app', 'features', 'store', 'application', 'api', 'ui', 'design', 'boot', 'build'),
    below(
      'config',
      ...['app', 'features', 'store', 'application', 'api', 'ui', 'design', 'lib', 'boot', 'build'],
    ),
    below('design', 'app', 'features', 'store', 'application', 'api', 'ui', 'boot', 'build'),
    below('ui', 'app', 'features', 'store', 'application', 'api', 'boot', 'build'),
    below('api', 'app', 'features', 'store', 'application', 'ui', 'design', 'boot', 'build'),
    below('application', 'app', 'features', 'store', 'ui', 'design', 'boot', 'build'),
    below('store', 'app', 'features', 'ui', 'design', 'boot', 'build'),
    below('features', 'app', 'boot', 'build'),
    below('boot', 'app', 'store', 'ui', 'build'),
    {
      name: 'boot-imports-no-library',
      comment: 'It is inlined in the HTML: of the api only the wire of lead and source.',
      severity: 'error',
      from: { path: '^src/(application|boot)/' },
      to: {
        path: '^src/api/|node_modules',
        pathNot: '^src/api/(nextOffer|rawResponse|source)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'boot-reaches-pure-rules-only',
      comment: 'No component, slice or thunk may come into the inline script, by any way.',
      severity: 'error',
      from: { path: '^src/boot/' },
      to: { path: '\\.tsx$|Slice\\.ts$|^src/(app|store)/', reachable: true },
    },
    {
      name: 'base-features-do-not-import-others',
      comment: 'Base features may be imported by all other features.',
      severity: 'error',
      from: { path: `^src/features/(${BASE_FEATURES})/` },
      to: {
        path: '^src/features/',
        pathNot: `^src/features/(${BASE_FEATURES})/`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'src-does-not-import-mocks-or-tests',
      severity: 'error',
      from: { path: '^src/(?!build/)' },
      to: { path: '^(mocks|tests)/' },
    },
    {
      name: 'mocks-do-not-import-the-app',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/(main\\.ts$|lab/)' },
      to: { path: '^src/(app|features|store|ui|design)/' },
    },
    {
      name: 'the-lab-is-imported-by-the-dev-entry-only',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^mocks/(main\\.ts$|lab/)' },
      to: { path: '^mocks/lab/' },
    },
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};

/** The house's one direction: a floor imports the floors below it, and nothing imports in a circle. */
const below = (from, ...to) => ({
  name: `${from}-imports-only-downwards`,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: `^src/(${to.join('|')})/`, dependencyTypesNot: ['type-only'] },
});

const GROUND_FEATURES = 'visit|theme|countdown|site|notifications|colorMode|page|consent';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    below('lib', 'app', 'features', 'store', 'api', 'ui', 'design', 'boot', 'build'),
    below('config', 'app', 'features', 'store', 'api', 'ui', 'design', 'lib', 'boot', 'build'),
    below('design', 'app', 'features', 'store', 'api', 'ui', 'boot', 'build'),
    below('ui', 'app', 'features', 'store', 'api', 'boot', 'build'),
    below('api', 'app', 'features', 'store', 'ui', 'design', 'boot', 'build'),
    below('store', 'app', 'features', 'ui', 'design', 'boot', 'build'),
    below('features', 'app', 'build'),
    below('boot', 'app', 'store', 'api', 'ui', 'build'),
    {
      name: 'ground-floor-features-know-no-other',
      comment:
        'The page, the visit and what stands on the same floor may be used by all; they use none above.',
      severity: 'error',
      from: { path: `^src/features/(${GROUND_FEATURES})/` },
      to: { path: '^src/features/(form|offers|ads|push)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-page-knows-no-mocks-or-tests',
      severity: 'error',
      from: { path: '^src/(?!build/)' },
      to: { path: '^(mocks|tests)/' },
    },
    {
      name: 'the-mock-service-knows-only-the-wire',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/(main\\.ts$|lab/)' },
      to: { path: '^src/(app|features|store|ui|design)/' },
    },
    {
      name: 'the-lab-is-for-development-alone',
      comment: 'It looks at the page and at the mock service; neither knows of it.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^mocks/(main\\.ts$|lab/)' },
      to: { path: '^mocks/lab/' },
    },
    {
      name: 'nothing-resolves-to-nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^#site$' },
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

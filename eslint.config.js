import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';

/** What runs in the visitor's browser has no Node globals, and reaches cookies and storage only through lib/. */
const browserCode = ['src/**/*.{ts,tsx}'];
const nodeCode = ['src/build/**'];

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', '.cache/', 'test-results/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['.dependency-cruiser.cjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-invalid-void-type': [
        'error',
        { allowInGenericTypeArguments: true, allowAsThisParameter: false },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['src/**/*.tsx', 'mocks/**/*.tsx'], ...reactHooks.configs.flat.recommended },
  {
    files: browserCode,
    ignores: nodeCode,
    rules: {
      'no-restricted-globals': ['error', 'process', 'Buffer', 'localStorage', 'sessionStorage'],
    },
  },
  {
    files: ['src/build/**', 'tests/**', 'mocks/**', '**/*.{mjs,cjs}'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.{js,mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
);

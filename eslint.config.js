import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/*.partial*',
      'dist/',
      'dist-*/',
      'coverage/',
      '.cache/',
      'test-results/',
      'node_modules/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-invalid-void-type': [
        'error',
        { allowInGenericTypeArguments: true, allowAsThisParameter: false },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
      // Playwright fixtures without dependencies must destructure an empty object.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['../../../*'], message: 'Use an alias: ~/ (src), ~mocks/ or ~tests/.' },
          ],
        },
      ],
    },
  },
  { files: ['src/**/*.tsx', 'mocks/**/*.tsx'], ...reactHooks.configs.flat.recommended },
  {
    // Browser code has no Node globals, and uses no web storage, which browsers may block.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.partial*', 'src/build/**'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'Buffer', 'localStorage', 'sessionStorage'],
    },
  },
  {
    files: ['src/build/**', 'tests/**', 'mocks/**', '**/*.{js,mjs,cjs}'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);

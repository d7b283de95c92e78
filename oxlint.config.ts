import { defineConfig, type DummyRuleMap } from 'oxlint';

/** Tables of data may be as long as what they list. */
const TABLES = ['**/*.table.ts', '**/threads.ts', '**/chart*.ts'];

const TESTS = ['**/*.test.{ts,tsx}', '**/{fixtures,test-support}.ts', '**/testing/**', 'tests/**'];

/** What a pure engine has not: a clock, chance, a page, a system, a network. */
const IMPURE_GLOBALS = [
  ...[
    'Date',
    'performance',
    'setTimeout',
    'setInterval',
    'queueMicrotask',
    'requestAnimationFrame',
  ],
  ...['window', 'self', 'globalThis', 'document', 'navigator', 'localStorage', 'sessionStorage'],
  ...['process', 'Buffer', 'require', 'fetch', 'XMLHttpRequest', 'WebSocket', 'crypto', 'console'],
];

/** Rules that ask for no types: for JavaScript and TypeScript. */
const SYNTAX: DummyRuleMap = {
  'no-array-constructor': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/triple-slash-reference': 'error',
  eqeqeq: ['error', 'smart'],
  'no-console': ['error', { allow: ['error', 'warn'] }],
  'prefer-const': 'error',
  'no-var': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
};

/** What TypeScript does not refuse, and only who knows the types can see. */
const TYPED: DummyRuleMap = {
  'typescript/await-thenable': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': 'error',
  'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowNever: true }],
  'typescript/switch-exhaustiveness-check': 'error',
  'typescript/unbound-method': 'error',
};

/** The rules of React, its compiler's among them. */
const HOOKS: DummyRuleMap = {
  'react/rules-of-hooks': 'error',
  'react/exhaustive-deps': 'warn',
  'react/static-components': 'error',
  'react/use-memo': 'error',
  'react/preserve-manual-memoization': 'error',
  'react/incompatible-library': 'warn',
  'react/immutability': 'error',
  'react/globals': 'error',
  'react/refs': 'error',
  'react/set-state-in-effect': 'error',
  'react/error-boundaries': 'error',
  'react/purity': 'error',
  'react/set-state-in-render': 'error',
  'react/unsupported-syntax': 'warn',
};

/*
 * The linter of scripts and components. It reads types with TypeScript's own compiler, in machine
 * code: ESLint takes seven times as long for the same rules. ESLint has what this one lacks
 * (`eslint.config.js`).
 */
export default defineConfig({
  plugins: ['typescript', 'react'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist/',
    '.astro/',
    '.cache/',
    'test-results/',
    'playwright-report/',
    '**/*.astro',
  ],
  rules: SYNTAX,
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: TYPED },
    { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
    { files: ['**/*'], excludeFiles: TABLES, rules: { 'max-lines': ['error', 400] } },
    {
      files: ['**/*.{mjs,ts,tsx}'],
      excludeFiles: TESTS,
      rules: { 'max-lines-per-function': ['warn', { max: 60, skipComments: true }] },
    },
    {
      files: ['src/engine/**/*.ts'],
      excludeFiles: TESTS,
      rules: {
        'no-restricted-globals': [
          'error',
          ...IMPURE_GLOBALS.map((name) => ({
            name,
            message: 'The engine is pure: pass it in, or do without.',
          })),
        ],
        'no-restricted-properties': [
          'error',
          {
            object: 'Math',
            property: 'random',
            message: 'Same call, same bytes: use core/hash.ts.',
          },
        ],
      },
    },
    { files: ['src/islands/**/*.{ts,tsx}'], rules: HOOKS },
  ],
});

import { defineConfig, globalIgnores } from 'eslint/config';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import astro from 'eslint-plugin-astro';
import node from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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

/** In pages and components: what .astro files may not import, which dependency-cruiser cannot see. */
const FRONT_OF_HOUSE = [
  {
    group: [
      '**/engine/**',
      'ilmek-engine',
      'ilmek-engine/*',
      '!ilmek-engine/tables',
      '**/worker/**',
    ],
    message: 'Pages show; an island runs the engine.',
  },
  { group: ['**/stores/**', '**/services/**'], message: 'State and network belong to islands.' },
  { group: ['**/server/**', '**/scripts/**', '**/tests/**'], message: 'Not part of the site.' },
];

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', 'test-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    name: 'typescript',
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNever: true },
      ],
      // It does not know that a branded number (`Mm`, `Tenth`) is a number.
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
    },
  },
  {
    name: 'javascript',
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.recommended],
  },
  {
    name: 'everywhere',
    files: ['**/*.{js,mjs,ts,tsx}'],
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'prefer-const': 'error',
      'no-var': 'error',
    },
  },
  { name: 'scripts', files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  {
    // What starts before the project's own Node is installed runs on the oldest that is promised.
    name: 'before the install',
    files: ['scripts/**/*.mjs'],
    plugins: { n: node },
    rules: Object.fromEntries(
      ['es-builtins', 'es-syntax', 'node-builtins'].map((part) => [
        `n/no-unsupported-features/${part}`,
        ['error', { version: '>=20.0.0' }],
      ]),
    ),
  },

  {
    name: 'length',
    files: ['**/*.{js,mjs,ts,tsx,astro}'],
    ignores: TABLES,
    // One rule at two levels: ask at 300 lines, refuse at 400.
    plugins: { house: { rules: { 'ask-lines': builtinRules.get('max-lines') } } },
    rules: { 'house/ask-lines': ['warn', 300], 'max-lines': ['error', 400] },
  },
  {
    name: 'functions',
    files: ['**/*.{mjs,ts,tsx}'],
    ignores: TESTS,
    rules: { 'max-lines-per-function': ['warn', { max: 60, skipComments: true }] },
  },

  {
    name: 'engine',
    files: ['src/engine/**/*.ts'],
    ignores: TESTS,
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
        { object: 'Math', property: 'random', message: 'Same call, same bytes: use core/hash.ts.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind!="const"]',
          message: 'Nothing mutable at module level.',
        },
      ],
    },
  },
  {
    name: 'islands',
    files: ['src/islands/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },

  ...astro.configs.recommended,
  {
    name: 'pages and components',
    files: ['**/*.astro'],
    rules: {
      'no-restricted-imports': ['error', { patterns: FRONT_OF_HOUSE }],
      'astro/no-set-html-directive': 'off',
    },
  },
);

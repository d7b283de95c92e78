import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import node from 'eslint-plugin-n';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.ts', '**/{fixtures,test-support}.ts', '**/testing/**'];

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

/* What the linter proper has not (`oxlint.config.ts`): pages, Node's versions, a rule of our own. */
export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', 'test-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

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
    name: 'engine',
    files: ['src/engine/**/*.ts'],
    ignores: TESTS,
    languageOptions: { parser: tseslint.parser },
    rules: {
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

  ...astro.configs.recommended,
  {
    name: 'pages and components',
    files: ['**/*.astro'],
    rules: {
      'max-lines': ['error', 400],
      'no-restricted-imports': ['error', { patterns: FRONT_OF_HOUSE }],
      'astro/no-set-html-directive': 'off',
    },
  },
);

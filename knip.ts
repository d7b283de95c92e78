import type { KnipConfig } from 'knip';

/** Style sheets use packages too: their imports, as a script would write them. */
const cssImports = (text: string): string =>
  [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g)]
    .map(([, from]) => `import '${from}';`)
    .join('\n');

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'src/worker/engine.worker.ts',
        'src/islands/player/paint/paint.worker.ts',
        'src/offline/worker/service-worker.ts',
        'netlify/functions/*.ts',
        'scripts/*.{mjs,ts}',
        'playwright.config.ts',
        'vitest.mutate.config.ts',
        'tests/{e2e,a11y}/**/*.spec.ts',
        'tests/attack/{vitest.config,*.attack}.ts',
      ],
      project: [
        'src/**/*.{ts,tsx,astro,css}',
        '!src/engine/**',
        'server/**/*.ts',
        'netlify/**/*.ts',
        'scripts/**/*.{ts,mjs}',
        'tests/**/*.ts',
      ],
    },
    // Its doors are its entries: knip reads them from its package.json.
    'src/engine': { project: ['**/*.ts'] },
  },
  // The house exports an operation's DEFAULTS beside it; dead is what nobody uses at all.
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    '@astrojs/check', // `astro check` loads it
    '@stryker-mutator/vitest-runner', // scripts/mutate.ts names it
    '@fontsource-variable/.*', // scripts/make-fonts.ts reads their files
    'jscpd', // scripts/repeats.ts runs it
    'typescript7', // scripts/lib/steps.mjs runs its compiler
  ],
  compilers: { css: cssImports },
};

export default config;

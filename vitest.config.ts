import { defineConfig } from 'vitest/config';

/* Unit and property tests, beside their sources. The counts go to a file for `npm test`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,server,scripts,netlify}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/ilmek/vitest.json' }]],
    testTimeout: 20_000,
    // One core fewer is the default: of two, half would stand idle.
    maxWorkers: '100%',
  },
});

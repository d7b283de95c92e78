import { defineConfig } from 'vitest/config';

const REST = ['{server,scripts,netlify}', 'src/!(engine)'];

/* Unit and property tests, beside their sources. The counts go to a file for `npm test`. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/ilmek/vitest.json' }]],
    // Tests of the server wait for the disk and for a database in a thread of its own: three keep
    // two cores busy.
    maxWorkers: 3,
    pool: 'threads',
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['src/engine/**/*.test.ts'],
          // It keeps nothing between calls: its tests may share what is loaded.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'site', include: REST.map((folder) => `${folder}/**/*.test.{ts,tsx}`) },
      },
    ],
  },
});

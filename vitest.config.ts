import { defineConfig } from 'vitest/config';
import { QUICK_PASSWORDS } from './tests/helpers/quick-passwords.ts';

/**
 * What asks a database or a server that it starts itself, and stores, whose timers may run out when
 * the test that began them is over.
 */
const ALONE = ['{server,netlify}', 'src/{services,stores}'];
const SITE = ['scripts', 'src/!(engine|services|stores)'];

const testsOf = (folders: readonly string[]) =>
  folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/* Unit and property tests, beside their sources. The counts go to a file for `npm test`. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/ilmek/vitest.json' }]],
    // Tests of the server wait for the disk and for a database in a thread of its own: three keep
    // two cores busy.
    maxWorkers: 3,
    pool: 'threads',
    // The last net under a test that hangs: the browser's tests run beside these, and a slow
    // machine is not what a test is to notice.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    env: QUICK_PASSWORDS,
    setupFiles: 'tests/helpers/unit-setup.ts',
    // To load all anew for each file was a third of the time of most.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: testsOf(['src/engine']),
          // By Node's own imports: Vite has each call of an imported function look it up first.
          experimental: { viteModuleRunner: false },
        },
      },
      { extends: true, test: { name: 'site', include: testsOf(SITE) } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: testsOf(ALONE),
          // A fault of the process, such as a full disk, is played on it.
          isolate: true,
        },
      },
    ],
  },
});

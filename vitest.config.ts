import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { QUICK_PASSWORDS } from './tests/helpers/quick-passwords.ts';

/** What asks a database or a server that it starts itself. */
const SERVER = ['{server,netlify}', 'src/services'];
/** Plays a fault of the process: a full disk. */
const FULL_DISK = 'server/embedded/full-disk.test.ts';
/**
 * V8 compiles where the code runs, not beside it, where other tests are at work: a seventh less of
 * computing for the engine's.
 */
const NO_SECOND_THREAD = '--no-concurrent-recompilation';
const SITE = ['scripts', 'src/!(engine|services|stores)'];

const testsOf = (folders: readonly string[]) =>
  folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/**
 * Each database is a thousand files, twice as quick where they are in memory: there, if the machine
 * has room for all that are open at once.
 */
function temporary(): Record<string, string> {
  const [memory, room] = ['/dev/shm', 2 ** 31];
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > room ? { TMPDIR: memory } : {};
  } catch {
    return {};
  }
}

/* Unit and property tests, beside their sources. The counts go to a file for `npm test`. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/ilmek/vitest.json' }]],
    // What the database prints of each row that it refuses is for a test that fails.
    silent: 'passed-only',
    // Tests of the server wait for the disk and for a database in a thread of its own: three keep
    // two cores busy.
    maxWorkers: 3,
    // Databases that come and go in one process end, rarely, in a fault of V8's accounts of compiled
    // code, and all tests with them (nodejs/node 64500): no threads that share these accounts, and none
    // of the compiled calls that were freed when it happened.
    pool: 'forks',
    execArgv: ['--wasm-wrapper-tiering-budget=1000000000', NO_SECOND_THREAD],
    // The last net under a test that hangs: the browser's tests run beside these, and a slow
    // machine is not what a test is to notice.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 200_000, interval: 20 } },
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
          name: 'server',
          include: testsOf(SERVER),
          exclude: [FULL_DISK],
          env: temporary(),
          // A database of a test lives for seconds: to compile its code a second time, better, takes
          // more than that then saves, a fifth of the computing.
          execArgv: ['--liftoff-only'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          // The timers of a store may run out when the test that began them is over.
          include: [...testsOf(['src/stores']), FULL_DISK],
          isolate: true,
        },
      },
    ],
  },
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { findChromium, needlessArguments } from './scripts/lib/chromium.mjs';
import { freePort } from './tests/helpers/port.ts';
import { QUICK_PASSWORDS } from './tests/helpers/quick-passwords.ts';

/* The built site, through the local server, in Chromium. `npm run build` first, or `npm test`. */

// Each worker reads this file again; the environment carries the port to it.
process.env.E2E_PORT ??= String(await freePort());
// Accounts and designs of the tests begin with nothing, and are nobody's own.
process.env.E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'ilmek-e2e-'));
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

const LONG = 'e2e/{remote,offline}.spec.ts';
/** What the clock is held to: in the browser as visitors have it. */
const MEASURED = /@measured/;

/** Without a graphics card, one in software would take a third of the machine. */
const NO_GPU = ['--disable-gpu'];
/**
 * A test's workers live for seconds: V8's last compiler takes more than its code then saves, a sixth of
 * the time of a page that sews. The one before it compiles where the code runs, not beside it, where other
 * pages are at work: a twentieth.
 */
const SHORT_LIVED = ['--js-flags=--no-turbofan --no-concurrent-recompilation'];

const executablePath = await findChromium();
const launched = (args: string[]) => ({
  executablePath,
  args,
  ignoreDefaultArgs: needlessArguments(),
});

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,a11y}/**/*.spec.ts',
  outputDir: 'test-results',
  // Pages wait for timers and for the database: three keep two cores busy.
  workers: 3,
  // Last nets, for a machine that is several times slower, and busy: they cost nothing where a test
  // passes, and one that hangs is found all the same. What is to be quick is told by `@measured`.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: 'node_modules/.cache/ilmek/playwright.json' }],
  ],
  use: {
    baseURL,
    // Emptied between tests, not opened anew: that is a fifth of the time of all of them.
    reuseContext: true,
    // Sixty frames a second of several pages at once would be most of the work.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launched([...NO_GPU, ...SHORT_LIVED]),
    // A recording of each test takes a tenth of the time: `npx playwright test --trace on` makes one.
    trace: 'off',
    // A worker between page and network hides requests from tests; those of offline use allow it.
    serviceWorkers: 'block',
  },
  // Those that are long and one after the other come first: at the end two of three would wait.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'pages', testIgnore: LONG, grepInvert: MEASURED },
    { name: 'measured', grep: MEASURED, use: { launchOptions: launched(NO_GPU) } },
  ],
  webServer: {
    command: `"${process.execPath}" server/main.ts --empty`,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA,
      SITE_OWNER: 'owner@ilmek.example',
      ...QUICK_PASSWORDS,
    },
    // Answers once the database is open, so that no first test waits for it.
    url: `${baseURL}/auth/v1/settings`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});

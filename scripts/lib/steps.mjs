import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { CACHE, inRoot } from './paths.mjs';
import { runScript, runTool } from './run.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} output what to show when something failed.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} [quick] reads the sources only: part of `npm run check`.
 * @property {number} [lane] steps of two lanes run side by side.
 * @property {string} [needs] the step without which this one has nothing to work on.
 * @property {() => Promise<Outcome>} work
 */

/** A tool that finds a fault or does not: it counts as one check. */
const check = (tool, args) => async () => {
  const { code, output } = await runTool(tool, args, { seconds: 600 });
  return { passed: Number(code === 0), failed: Number(code !== 0), output };
};

/**
 * TypeScript's compiler in machine code: a tenth of the time. `astro check` needs the older one,
 * and reads the pages with it.
 * @param {string} project
 */
const types = (project) => check('typescript7/tsc', ['-p', project]);

/**
 * A test runner that writes its counts into a file.
 * @param {string} tool
 * @param {string[]} args
 * @param {string} report name of the file.
 * @param {(report: any) => { passed: number, failed: number }} read
 */
async function tests(tool, args, report, read, env = {}) {
  const file = path.join(CACHE, report);
  rmSync(file, { force: true });
  const { code, output } = await runTool(tool, args, { env, seconds: 2400 });
  const { passed, failed } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  // A file that does not load, a crash: no test failed, and yet the run did.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output };
}

/** More room for what lives shortly, as the engine's points do: a seventh less of computing. */
const ROOMY = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
};

const unit = () =>
  tests(
    'vitest',
    ['run'],
    'vitest.json',
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
    ROOMY,
  );

/** Pages whose time on the clock is measured have the machine to themselves. */
const MEASURED = '@measured';

/**
 * Node runs the tests' TypeScript as it is. Playwright would bring it into older JavaScript first, with all
 * of the engine that tests load: half a minute before the first of them, where no cache is left by an earlier run.
 */
const NO_TRANSFORM = { PW_DISABLE_TS_ESM: '1' };

/**
 * A retried or skipped test is no passed one.
 * @param {string[]} chosen which of the pages' tests
 */
const pages = (chosen) => async () =>
  tests(
    'playwright',
    ['test', ...chosen],
    'playwright.json',
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    { CHROMIUM_PATH: await ensureChromium(), ...NO_TRANSFORM },
  );

/** One check: no two places share much. */
async function repeats() {
  const { code, output } = await runScript('repeats.ts');
  return { passed: Number(code === 0), failed: Number(code !== 0), output };
}

async function builds() {
  await build();
  return { passed: 1, failed: 0, output: '' };
}

/** Folders with code whose imports are ruled; some come with later parts of the site. */
const ruled = ['src', 'server', 'netlify'].filter((folder) => existsSync(inRoot(folder)));

/** @type {Step[]} */
export const STEPS = [
  // Writes the types of the content collections, without which nothing is known of a post.
  { name: 'content', quick: true, work: check('astro', ['sync']) },
  { name: 'format', lane: 1, quick: true, work: check('oxfmt', ['--check', '.']) },
  {
    name: 'format of the pages',
    lane: 1,
    quick: true,
    work: check('prettier', ['--check', '--log-level=warn', '**/*.astro']),
  },
  { name: 'lint', lane: 1, quick: true, needs: 'content', work: check('oxlint', []) },
  { name: 'lint of the pages', lane: 1, quick: true, work: check('eslint', ['.']) },
  { name: 'types', lane: 2, quick: true, needs: 'content', work: types('.') },
  {
    name: 'types of the pages',
    lane: 2,
    quick: true,
    needs: 'content',
    work: check('astro', [
      'check',
      '--noSync',
      '--minimumSeverity=warning',
      '--tsconfig',
      'tsconfig.astro.json',
    ]),
  },
  {
    name: 'types of the engine',
    lane: 2,
    quick: true,
    work: types('src/engine'),
  },
  {
    name: 'types of the service worker',
    lane: 2,
    quick: true,
    work: types('src/offline/worker'),
  },
  { name: 'imports', lane: 2, quick: true, work: check('dependency-cruiser', ruled) },
  { name: 'dead code', lane: 2, quick: true, work: check('knip', []) },
  { name: 'repeats', lane: 2, quick: true, work: repeats },
  { name: 'build', lane: 2, work: builds },
  { name: 'unit tests', lane: 1, work: unit },
  // After the unit tests, each with three workers: beside each other six and their browsers and
  // servers share two cores, and wait so much for each other that both take longer.
  { name: 'pages', needs: 'build', work: pages(['--grep-invert', MEASURED]) },
  {
    name: 'measured pages',
    needs: 'build',
    work: pages(['--grep', MEASURED, '--workers', '1']),
  },
];

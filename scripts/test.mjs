/*
 * `npm test`: everything that proves the project, in one table. `--quick` runs
 * the part that only reads the sources (`npm run check`). Names of steps as
 * arguments run those alone: `npm test -- lint`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { install } from './lib/install.mjs';
import { CACHE } from './lib/paths.mjs';
import { Stop } from './lib/run.mjs';
import { inSeconds, say } from './lib/say.mjs';

/** The sums, for `.ci/run`. */
const TALLY = path.join(CACHE, 'tally.txt');

/** @typedef {import('./lib/steps.mjs').Step} Step */
/** @typedef {import('./lib/steps.mjs').Outcome & { name: string, seconds: number, skipped?: boolean }} Row */

/** @param {Step} step @returns {Promise<Row>} */
async function perform(step) {
  const started = Date.now();
  const outcome = await step.work().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Stop ? error.message : String(error.stack ?? error),
  }));
  return { name: step.name, ...outcome, seconds: (Date.now() - started) / 1000 };
}

/** @param {Row} row */
function line({ name, passed, failed, seconds, skipped }) {
  const mark = skipped ? '–' : failed ? '✗' : '✓';
  const counts = skipped ? 'not run' : `${passed} passed${failed ? `, ${failed} failed` : ''}`;
  return `  ${mark} ${name.padEnd(20)} ${inSeconds(seconds).padStart(8)}   ${counts}`;
}

/** @param {Step} step @param {Row[]} rows what is done. @returns {Promise<Row>} */
async function performAfter(step, rows) {
  const base = rows.find((row) => row.name === step.needs);
  if (base === undefined || (base.failed === 0 && !base.skipped)) return perform(step);
  return { name: step.name, passed: 0, failed: 0, output: '', seconds: 0, skipped: true };
}

/**
 * Two lanes side by side, each one step after the other; alone what has no lane: whatever measures
 * time, and what others need.
 * @param {Step[]} steps
 */
async function performAll(steps) {
  /** @type {Row[]} */
  const rows = [];
  const tell = (/** @type {Row} */ row) => {
    rows.push(row);
    if (row.failed) say(`\n──── ${row.name}\n${row.output.trim()}\n`);
    say(line(row));
  };
  const left = [...steps];
  while (left.length > 0) {
    const next = together(left);
    const lanes = [...new Set(next.map(({ lane }) => lane))];
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of next.filter((other) => other.lane === lane)) {
          tell(await performAfter(step, rows));
        }
      }),
    );
  }
  return rows;
}

/** Takes the next steps that may run side by side: those with a lane, or one without. */
function together(/** @type {Step[]} */ left) {
  const alone = left.findIndex(({ lane }) => lane === undefined);
  return left.splice(0, alone === -1 ? left.length : Math.max(1, alone));
}

async function main() {
  await install();
  const { STEPS } = await import('./lib/steps.mjs');
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const quick = process.argv.includes('--quick');
  const steps = STEPS.filter((step) => !quick || step.quick).filter(
    (step) => names.length === 0 || names.includes(step.name),
  );
  if (steps.length === 0)
    throw new Stop(`No such step. There are: ${STEPS.map((s) => s.name).join(', ')}`);

  const started = Date.now();
  const rows = await performAll(steps);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    rows.reduce((total, row) => total + row[key], 0);
  const faults = rows.filter((row) => row.failed).map((row) => row.name);
  const verdict = faults.length
    ? `Failed: ${faults.join(', ')}`
    : `All ${sum('passed')} checks pass`;
  say(`\n${verdict} (${inSeconds((Date.now() - started) / 1000)})`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(TALLY, `${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exit(faults.length ? 1 : 0);
}

main().catch((error) => {
  process.stderr.write(`\n${error instanceof Stop ? error.message : error.stack}\n`);
  process.exit(1);
});

/*
 * Mutation testing: which changes of the code no test notices.
 *
 *   npm run mutate -- src/engine/stitch             a folder
 *   npm run mutate -- src/engine/stitch/ties.ts     or files
 *   npm run mutate -- --all src/engine/vector       tried with all the engine's tests
 *   npm run mutate -- --sample=10 src/engine/satin  a tenth of the lines: an estimate in minutes
 *   npm run mutate -- --sample=10 --seed=2 …        another tenth
 *
 * Each change is tried with the tests that stand in its own folder: quick, and strict, because what
 * only a far test notices is hard to find. A folder takes long: no part of CI.
 *
 * A sample is drawn in windows of fifteen lines, all files alike; the same seed draws the same
 * windows. What reaches over the edge of a window, such as the body of a long function, is not
 * tried, and of such changes tests notice nearly all: the estimate is rather low than high. With
 * some 200 changes it is within 6 points of the whole folder's score (95 of 100 times).
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { takeSample } from './lib/mutate-sample.ts';

const { values, positionals: given } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const percent = Number(values.sample ?? 100);
if (given.length === 0 || !(percent > 0 && percent <= 100)) {
  console.error('Which folder? npm run mutate -- [--all] [--sample=1…100 [--seed=1]] FOLDER');
  process.exit(2);
}

const folders = given.map((at) => (at.endsWith('.ts') ? path.posix.dirname(at) : at));
// The runner starts Vitest in processes of its own, which read this.
process.env['MUTATE_TESTS'] = values.all ? 'src/engine' : folders.join(' ');

const files = given.flatMap((at) =>
  at.endsWith('.ts') ? [at] : globSync(`${at.replace(/\/$/, '')}/**/*.ts`).toSorted(),
);
const sources = files.filter((file) => !/\.test\.ts$|\/testing\/|\/test-support\.ts$/.test(file));
const mutate =
  percent < 100 ? takeSample(sources.map(withLines), percent / 100, Number(values.seed)) : sources;

await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: values.all },
  mutate,
  // Pictures and built pages are no part of what is tried.
  ignorePatterns: ['dist', '.astro', 'docs', 'src/assets', 'public'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false },
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
}).runMutationTest();

function withLines(file: string): { file: string; lines: number } {
  return { file, lines: readFileSync(file, 'utf8').split('\n').length };
}

/*
 * Mutation testing: which changes of the code no test notices.
 *
 *   npm run mutate -- src/engine/stitch             a folder
 *   npm run mutate -- src/engine/stitch/ties.ts     or files
 *   npm run mutate -- --all src/engine/vector       tried with all the engine's tests
 *
 * Each change is tried with the tests that stand in its own folder: quick, and strict, because what
 * only a far test notices is hard to find. A folder takes minutes: no part of CI.
 */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const args = process.argv.slice(2);
const given = args.filter((arg) => arg !== '--all');
if (given.length === 0) {
  console.error('Which folder? npm run mutate -- src/engine/stitch');
  process.exit(2);
}

const folders = given.map((at) => (at.endsWith('.ts') ? path.posix.dirname(at) : at));
// The runner starts Vitest in processes of its own, which read this.
process.env['MUTATE_TESTS'] = args.includes('--all') ? 'src/engine' : folders.join(' ');

await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: args.includes('--all') },
  mutate: [
    ...given.map((at) => (at.endsWith('.ts') ? at : `${at.replace(/\/$/, '')}/**/*.ts`)),
    '!**/*.test.ts',
    '!**/testing/**',
    '!**/test-support.ts',
  ],
  // Pictures and built pages are no part of what is tried.
  ignorePatterns: ['dist', '.astro', 'docs', 'src/assets', 'public'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false },
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
}).runMutationTest();

import { defineConfig } from 'vitest/config';

/*
 * `npm run attack`: what attackers tried, again. The attacks of this folder take too long or too
 * much memory for `npm test`; beside them run the tests of the server, which hold the same doors.
 * Each ends by itself, and none speaks to another machine.
 */
export default defineConfig({
  test: {
    include: ['tests/attack/*.attack.ts', 'server/**/*.test.ts', 'netlify/**/*.test.ts'],
    // One after the other: many of them measure memory and answer times.
    fileParallelism: false,
    pool: 'forks',
    testTimeout: 600_000,
    hookTimeout: 120_000,
    reporters: ['verbose'],
  },
});

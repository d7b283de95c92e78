import { defineConfig } from 'vitest/config';

/* The tests that scripts/mutate.ts wants. */
const folders = process.env['MUTATE_TESTS']?.split(' ') ?? ['src/engine'];

export default defineConfig({
  test: {
    include: folders.map((folder) => `${folder.replace(/\/$/, '')}/**/*.test.ts`),
    pool: 'threads',
    testTimeout: 60_000,
    setupFiles: 'tests/helpers/unit-setup.ts',
  },
});

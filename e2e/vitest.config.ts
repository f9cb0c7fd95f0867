import { defineConfig } from 'vitest/config';

/** Browser tests: one real server and one real Chromium for each file, one file at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});

import { defineConfig } from 'vitest/config';

/** Unit and contract tests: everything beside the code. Browser tests are in `e2e/`. */
export default defineConfig({
  test: {
    include: ['{apps,packages,demo,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
    // Only what hangs is to meet them: a slow machine never does.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
  },
});

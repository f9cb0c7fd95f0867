import { defineConfig } from 'vitest/config';

/** Unit and contract tests: everything beside the code. Browser tests are in `e2e/`. */
export default defineConfig({
  test: {
    include: ['{apps,packages,demo,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});

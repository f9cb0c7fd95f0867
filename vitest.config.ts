import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

const NOT_TESTS = ['**/node_modules/**', '**/build/**', '**/dist/**'];

/** Tests of the server and of the repository's tools open stores, and run programs. */
const WITH_STORES = ['{apps/server,scripts,bench}/**/*.test.{ts,tsx}'];
const WITHOUT_STORES = ['{packages,demo,apps/site,apps/studio}/**/*.test.{ts,tsx}'];

const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;
const replacingModules = globSync(WITHOUT_STORES, { cwd: import.meta.dirname, exclude: NOT_TESTS }).filter((file) =>
  REPLACES_MODULES.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

/** `deleted-data` waits for 100 s, most of them for the engine; the others compute. */
const FIRST = ['deleted-data', 'recount', 'recount-arrivals', 'cluster', 'regular-expressions', 'commands'];

/** Unit and contract tests: everything beside the code. Browser tests are in `e2e/`. */
export default defineConfig({
  test: {
    // Only what hangs is to meet them: a slow machine never does.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 3, // on two cores: some files wait for stores and programs
    sequence: { sequencer: longestFirst(FIRST) },
    projects: [
      {
        extends: true,
        test: { name: 'own process', include: [...WITH_STORES, ...replacingModules], exclude: NOT_TESTS },
      },
      {
        extends: true,
        // A process serves file after file with the modules that it has loaded: a new one for each costs more than the tests.
        test: {
          name: 'shared process',
          include: WITHOUT_STORES,
          exclude: [...NOT_TESTS, ...replacingModules],
          isolate: false,
        },
      },
    ],
  },
});

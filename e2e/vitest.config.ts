import { defineConfig } from 'vitest/config';
import { longestFirst } from '../scripts/longest-first.ts';

const FIRST = [
  'calibration',
  'analyst-tasks',
  'boards',
  'pages',
  'browsers',
  'radio',
  'ad-media',
  'requests',
  'segments',
  'site-rules',
  'tag-library',
  'late-data',
  'playback',
  'ads',
  'ads-missing',
  'player',
  'first-path',
  'demo-story',
];

/**
 * Browser tests: one real server and one real Chromium for each file, two files at a time on two cores
 * (`docs/decisions/0039`).
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['support/prepare-data.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 180_000 } }, // as for pages (`open-browser.ts`): only a hang reaches it
    maxWorkers: 2,
    isolate: false, // a process serves file after file: loading Playwright and the contracts takes a second of each file
    maxConcurrency: 3, // parallel pages of a file whose tests may overlap: more would slow two cores down
    sequence: { sequencer: longestFirst(FIRST) },
  },
});

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first, so that none runs alone at the end. */
const FIRST = [
  'boards',
  'pages',
  'browsers',
  'radio',
  'ad-media',
  'requests',
  'analyst-tasks',
  'segments',
  'site-rules',
  'tag-library',
  'late-data',
  'playback',
  'ads',
  'ads-missing',
  'player',
  'first-path',
];
const rank = ({ moduleId }: TestSpecification): number => {
  const place = FIRST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place < 0 ? FIRST.length : place;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    return others.toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * Browser tests: one real server and one real Chromium for each file, two files at a time; much of a test is waiting.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['support/prepare-data.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    isolate: false, // a process serves file after file: loading Playwright and the contracts takes a second of each file
    maxConcurrency: 3, // parallel pages of a file whose tests may overlap: more would slow two cores down
    sequence: { sequencer: LongestFirst },
  },
});

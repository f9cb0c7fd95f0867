import { describe, expect, test } from 'vitest';
import { allBrowserTests, browserTestsOf } from './select-browser-tests.js';

describe('browser tests of a change', () => {
  test('W-13 a change of the server or of a package runs all', () => {
    expect(allBrowserTests()).toContain('e2e/pages.test.ts');
    expect(allBrowserTests().filter((path) => path.includes('node_modules'))).toEqual([]);
    for (const path of [
      'apps/server/src/main.ts',
      'packages/wire/src/wire.ts',
      'apps/site/app/root.tsx',
      'e2e/support/studio.ts',
    ])
      expect(browserTestsOf([path, 'apps/studio/src/main.tsx']), path).toEqual(allBrowserTests());
  });

  test('W-13 a change of the studio runs what opens it, directly or by a support file', () => {
    const selected = browserTestsOf(['apps/studio/src/main.tsx', 'docs/reports.md']);
    expect(selected).toEqual(
      expect.arrayContaining(['e2e/boards.test.ts', 'e2e/staff.test.ts', 'e2e/saved-views.test.ts']),
    );
    expect(selected).not.toContain('e2e/pages.test.ts');
    expect(selected).not.toContain('e2e/playback.test.ts');
  });

  test('W-13 documents and benchmarks run none, a changed test itself', () => {
    expect(browserTestsOf(['docs/reports.md', 'bench/tag.ts', 'README.md'])).toEqual([]);
    expect(browserTestsOf(['docs/reports.md', 'e2e/pages.test.ts'])).toEqual(['e2e/pages.test.ts']);
  });
});

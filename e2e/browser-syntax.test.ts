/** W-16: builds use no newer syntax than the browsers in `docs/browsers.md` support. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const BUILDS = [
  { part: 'website', files: 'apps/site/build/client/**/*.js', ecmaVersion: 2024 },
  { part: 'studio', files: 'apps/studio/dist/**/*.js', ecmaVersion: 2023 },
  { part: 'tag library', files: 'demo/build/tag-library/**/*.js', ecmaVersion: 2022 },
] as const;

describe('W-16 syntax of the build', () => {
  test.each(BUILDS)('W-16 $part has the syntax of ES$ecmaVersion at most', ({ files, ecmaVersion }) => {
    const found = globSync(files, { cwd: ROOT });
    expect(found.length).toBeGreaterThan(0);
    for (const file of found)
      expect(
        () => parse(readFileSync(join(ROOT, file), 'utf8'), { ecmaVersion, sourceType: 'module' }),
        file,
      ).not.toThrow();
  });

  test('W-16 detects newer syntax', () => {
    expect(() => parse('using file = open();', { ecmaVersion: 2024, sourceType: 'module' })).toThrow();
  });
});

/** Places that `docs/changing.md` names exist, and each recipe states how many files it takes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const text = readFileSync(join(ROOT, 'docs/changing.md'), 'utf8');
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

test('every path exists', () => {
  const paths = [...text.matchAll(/`((?:apps|packages|docs|scripts|e2e)\/[^`\s]*)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

describe('the stated number of files is that of the lists', () => {
  const recipes = text.split('\n## ').filter((recipe) => recipe.includes('by hand'));
  const items = (recipe: string, mark: RegExp) => recipe.split('\n').filter((line) => mark.test(line)).length;

  test.each(recipes.map((recipe) => [recipe.split('\n')[0], recipe]))('is right for %s', (_, recipe) => {
    const [, byHand = '', generated = ''] = /(\w+) files? by hand(?:, (\w+) generated)?\./.exec(recipe) ?? [];
    expect([items(recipe, /^\d+\. `/), items(recipe, /^- `/)]).toEqual([
      COUNTS[byHand.toLowerCase()],
      COUNTS[generated] ?? 0,
    ]);
  });
});

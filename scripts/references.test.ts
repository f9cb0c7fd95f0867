/**
 * Citations in code and tests refer to existing rows of `docs/requirements.md` and sections of `docs/behaviour`, and
 * every row has its test.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const ROW = /(?<![\w-])([WVDTCIAPMSRBEX]-\d{2})(?!\w)/g;
/** «§ 4», but neither of an RFC nor of a page under `docs/wire`. */
const SECTION = /(?<!(?:RFC \d+|14496-\d|docs\/wire\/\w+\.md),? ?)§ ?(\d+)/g;
const IS_TEST = /\.test\.tsx?$/;
/** Files without citations: binary files and coordinates of pictures. */
const NOT_CITING = /\.(?:avif|webp|png|m4s|mp4|mov|woff2|json|svg|lock)$|^apps\/site\/app\/.*\/Portrait\.tsx$/;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(
    (path) => path !== '' && existsSync(join(ROOT, path)) && !NOT_CITING.test(path) && !path.includes('/traces/'),
  );

interface Row {
  id: string;
  tests: string[];
}
const requirements = read('docs/requirements.md');
const [satisfiedText = '', plannedText = ''] = requirements.split('## Not kept yet');
const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^- \*\*([A-Z]-\d{2})\*\* .*(?:\n {2}.*)*$/gm)].map(([item, id = '']) => ({
    id,
    tests: [...item.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, path = '']) => path),
  }));
const satisfied = rowsOf(satisfiedText);
const planned = rowsOf(plannedText);
const sections = new Set(
  [...read('docs/behaviour/README.md').matchAll(/^\| § (\d+) +\|/gm)].map(([, number]) => number),
);

const cited = (pattern: RegExp) =>
  files.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, i) => [...line.matchAll(pattern)].map(([, what = '']) => ({ what, at: `${path}:${i + 1}` }))),
  );
/** A test title, or that of an enclosing describe, contains it in a string. */
const names = (path: string, id: string) =>
  read(path)
    .split('\n')
    .some((line) => new RegExp(`['"\`].*\\b${id}\\b`).test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line));

describe('cited ids and sections exist', () => {
  test('every row has one place', () => {
    const ids = [...satisfied, ...planned].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(satisfied.length).toBeGreaterThan(70);
    expect(planned.length).toBeGreaterThan(0);
  });

  test('every cited row is in docs/requirements.md', () => {
    const known = new Set([...satisfied, ...planned].map(({ id }) => id));
    expect(cited(ROW).filter(({ what }) => !known.has(what))).toEqual([]);
  });

  test('every cited section is in docs/behaviour', () => {
    expect(sections.size).toBe(9);
    expect(cited(SECTION).filter(({ what }) => !sections.has(what))).toEqual([]);
  });

  test('every cited section of a wire format is on its page', () => {
    const pages = new Map<string, string>();
    const page = (name: string) => pages.get(name) ?? pages.set(name, read(`docs/wire/${name}.md`)).get(name) ?? '';
    const missing = cited(/docs\/wire\/(\w+\.md § \d+)/g).filter(({ what }) => {
      const [name = '', number = ''] = what.split('.md § ');
      return !new RegExp(`^## ${number}\\.`, 'm').test(page(name));
    });
    expect(missing).toEqual([]);
  });

  test('no reference leads out of the repository', () => {
    const outside =
      /\bdesign §|\bDesign §|wire-(?:heartbeat|analytics|identity|personalisation)\b|\bshared\/(?:spec|design|metrics|require)/;
    const found = files.filter((path) => path !== 'scripts/references.test.ts' && outside.test(read(path)));
    expect(found).toEqual([]);
  });
});

describe('every row is kept by a test', () => {
  test.each(satisfied)('$id has a test, in the files that the row names', ({ id, tests }) => {
    expect(tests.length, 'files under the row').toBeGreaterThan(0);
    for (const path of tests) {
      expect(files, path).toContain(path);
      expect(names(path, id), `${path} names ${id}`).toBe(true);
    }
  });

  test('no row that is not kept yet has a test', () => {
    const tests = files.filter((path) => IS_TEST.test(path) && path !== 'scripts/references.test.ts');
    const early = planned.filter(({ id }) => tests.some((path) => names(path, id)));
    expect(early.map(({ id }) => id)).toEqual([]);
  });
});

/** No file name, identifier or comment contains a word that `docs/glossary.md` retires. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Retired {
  word: string;
  where: readonly string[];
}

/** Rows of the last table: words in backticks, replacement, where they are forbidden. */
const [, retiredText = ''] = read('docs/glossary.md').split('## Retired words');
const RETIRED: readonly Retired[] = [...retiredText.matchAll(/^\| (`[^|]+?) +\|[^|]*\| ([\w, ]+?) +\|$/gm)].flatMap(
  ([, words = '', where = '']) =>
    [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, where: where.split(', ') })),
);

/** Identifiers that keep a retired word: stored, on the wire, or part of the public API, and what they are. */
const ALLOWED_NAMES: ReadonlyMap<string, string> = new Map([
  ['trialUrl', 'field of the activities API'],
  ['endTrialUrl', 'field of the activities API'],
  ['verdict', 'field of the results API'],
  ['house', 'field of a story that browsers have stored offline'],
  ['gustKmh', 'gust of wind, the meteorological term'],
  ['gusts', 'gusts of wind, the meteorological term'],
  ['wind_gusts_10m', 'field of the forecast API'],
  ['wind_gusts_10m_max', 'field of the forecast API'],
  ['offerTrouble', 'kind of a stored hit'],
  ['trouble', 'kind of a warning in the activities API'],
  ['offerTrouble', 'kind of a stored hit'],
]);

const IS_SOURCE = /\.(?:ts|tsx|js)$/;
const NOT_CHECKED = /^scripts\/words\.test\.ts$|\/fixtures\/|^demo\/media-source\/(?:art|scenes|texts)\//;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => IS_SOURCE.test(path) && !NOT_CHECKED.test(path) && existsSync(join(ROOT, path)));

/** `createQuickLane` → create, quick, lane. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(c)lickHouse/gi, '$1lickhouse')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s._$-]+/)
    .map((word) => word.toLowerCase());

/** Comments, and code without comments and strings. Precise enough for a word search; no parser. */
function parts(source: string): { comments: string; names: string[] } {
  const comments: string[] = [];
  const code = source.replace(
    /\/\*[\s\S]*?\*\/|(?<![:\\'"`])\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|>[^<>{}=;]*</g,
    (found) => {
      if (/^\/[/*]/.test(found)) comments.push(found);
      return ' ';
    },
  );
  return { comments: comments.join('\n'), names: [...new Set(code.match(/[A-Za-z_$][\w$]*/g))] };
}

const source = files.map((path) => ({ path, ...parts(read(path)) }));
const isIn = (where: string) => RETIRED.filter((one) => one.where.includes(where)).map(({ word }) => word);

test('the glossary says for each retired word where it is forbidden', () => {
  expect(RETIRED.length).toBeGreaterThan(20);
  expect(RETIRED.flatMap(({ where }) => where).filter((where) => where !== 'name' && where !== 'comment')).toEqual([]);
});

test('no file name has a retired word', () => {
  const retired = new Set(isIn('name'));
  expect(files.filter((path) => wordsOf(path.replaceAll('/', '-')).some((word) => retired.has(word)))).toEqual([]);
});

test('no identifier has a retired word', () => {
  const retired = new Set(isIn('name'));
  const found = source.flatMap(({ path, names }) =>
    names
      .filter((name) => !ALLOWED_NAMES.has(name) && wordsOf(name).some((word) => retired.has(word)))
      .map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('no class of a style sheet has a retired word', () => {
  const retired = new Set(isIn('name'));
  const sheets = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.css'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)));
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((path) =>
    [
      ...read(path)
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/(?<![\w/'"-])\.([a-zA-Z][\w-]*)/g),
    ]
      .filter(([, name = '']) => wordsOf(name).some((word) => retired.has(word)))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('no comment has a retired word', () => {
  const retired = new RegExp(`\\b(?:${isIn('comment').join('|')})\\b`, 'gi');
  const found = source.flatMap(({ path, comments }) =>
    [...comments.matchAll(retired)].map(([word]) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

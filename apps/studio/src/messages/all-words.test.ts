/** Every word file of the studio, in both languages: the same words, in the right number and typography. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';

const STUDIO = join(import.meta.dirname, '..');

/** Words whose number is never one, and why. */
const NEVER_ONE: readonly RegExp[] = [
  /mostMetrics$|mostRows$|tooLong$|errors\.other$|csvLimit$|tooFewAdvice$|nobody$|olderThan$|audience\.count$|alarm\.p$|^cut$/, // limits, windows and odds
  /silentNow$|waiting$|overview\.(?:rejected|forged)$/, // one has a word of its own
  /overview\.per/, // a quotient, with a decimal
  /variants\.many$|visitsBetween$|table\.shownOf$|newest$/, // shown for more than one alone
];
/** Words after a number that end in -s and are no plural. */
const NO_PLURAL = 'ms|més|només|dels|is|was|as|has|leads|leaves|fails';

const PLURAL_OF_ONE = new RegExp(`(?<![\\d.,])1 (?!(?:${NO_PLURAL})(?!\\p{L}))\\p{L}+s(?!\\p{L})`, 'u');

type Words = { readonly [key: string]: unknown };
const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp);

interface Pair {
  file: string;
  catalan: Words;
  english: Words;
}

/** The exported words of a file. */
async function wordsOf(file: string): Promise<Words> {
  const found = Object.values<unknown>(await import(file)).find(isWords);
  if (!found) throw new Error(`no words in ${file}`);
  return found;
}

const inTwoFiles = globSync('**/*catalan.ts', { cwd: STUDIO }).map(
  async (file): Promise<Pair> => ({
    file,
    catalan: await wordsOf(join(STUDIO, file)),
    english: await wordsOf(join(STUDIO, file.replace('catalan', 'english'))),
  }),
);

/** Files with both languages export a hook that chooses one; here it returns both. */
vi.mock('./language.ts', async (original) => ({
  ...(await original<typeof import('./language.ts')>()),
  useWordsOf: (catalan: Words, english: Words) => ({ catalan, english }),
}));

/** The words of a file with both languages; null for a file that has none of its own. */
async function bothLanguagesOf(file: string): Promise<Pair | null> {
  if (!/^(?:export )?const english/m.test(readFileSync(join(STUDIO, file), 'utf8'))) return null;
  const exported: Record<string, unknown> = await import(join(STUDIO, file));
  const hook = Object.entries(exported).find(([name]) => name.startsWith('use'))?.[1];
  const { catalan, english } = typeof hook === 'function' ? hook() : exported;
  if (!isWords(catalan) || !isWords(english)) throw new Error(`no words in ${file}`);
  return { file, catalan, english };
}

const inOneFile = globSync('**/{*-words,use-*-names}.ts', { cwd: STUDIO }).map(bothLanguagesOf);
const pairs = (await Promise.all([...inTwoFiles, ...inOneFile])).filter((pair) => pair !== null);

const keysOf = (words: Words, above = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    isWords(value) ? keysOf(value, `${above}${key}.`) : [`${above}${key}`],
  );

/** All texts, those of functions with each of their parameters `argument`; what needs more than a text is left out. */
const textsOf = (words: Words, argument: unknown): Map<string, string> =>
  new Map(
    keysOf(words).flatMap((path): [string, string][] => {
      const word = path.split('.').reduce<unknown>((inside, key) => (isWords(inside) ? inside[key] : undefined), words);
      const said = typeof word === 'function' ? tried(word, argument) : word;
      return typeof said === 'string' ? [[path, said]] : [];
    }),
  );

// biome-ignore lint/complexity/noBannedTypes: a word of any parameters
function tried(word: Function, argument: unknown): unknown {
  try {
    return word(...Array<unknown>(word.length).fill(argument));
  } catch {
    return null; // it takes an object
  }
}

describe('words of the studio', () => {
  test('R-01 finds the word files', () => {
    expect(pairs.length).toBeGreaterThan(15);
  });

  for (const { file, catalan, english } of pairs) {
    test(`R-01 «${file}» has the same words in both languages`, () => {
      expect(keysOf(english).sort()).toEqual(keysOf(catalan).sort());
    });

    test(`R-01 «${file}» has the signs of its language`, () => {
      for (const text of textsOf(catalan, 'X').values()) expect(text).not.toMatch(/['"“”]|\.\.\.|l\.l|\d%/);
      for (const text of textsOf(english, 'X').values()) expect(text).not.toMatch(/['"«»]|\.\.\.|\d[\s\u00A0]%/);
    });

    test(`R-01 «${file}» counts one in the singular`, () => {
      for (const words of [catalan, english]) {
        // Some take a formatted count, some a number.
        const [ofText, ofNumber] = [textsOf(words, '1'), textsOf(words, 1)];
        const plural = [...ofText].filter(
          ([path, text]) =>
            !NEVER_ONE.some((never) => never.test(path)) &&
            [text, ofNumber.get(path) ?? text].every((said) => PLURAL_OF_ONE.test(said)),
        );
        expect(plural).toEqual([]);
      }
    });
  }
});

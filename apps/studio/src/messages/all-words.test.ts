/** Every word file of the studio, in both languages: the same words, in the right number and typography. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const STUDIO = join(import.meta.dirname, '..');

/** Words whose number is never one, and why. */
const NEVER_ONE: readonly RegExp[] = [
  /mostMetrics$|mostRows$|tooLong$|csvLimit$|tooFewAdvice$|nobody$|audience\.count$|alarm\.p$/, // limits, windows and odds
  /silentNow$|waiting$|overview\.(?:rejected|forged)$/, // one has a word of its own
  /overview\.per/, // a quotient, with a decimal
  /variants\.many$|visitsBetween$|table\.shownOf$|newest$/, // shown for more than one alone
];
/** Words after a number that end in -s and are no plural. */
const NO_PLURAL = 'ms|més|només|dels|is|was|as|has|leads|leaves';

const PLURAL_OF_ONE = new RegExp(`(?<![\\d.,])1 (?!(?:${NO_PLURAL})(?!\\p{L}))\\p{L}+s(?!\\p{L})`, 'u');

type Words = { readonly [key: string]: unknown };
const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp);

/** The exported words of a file. */
async function wordsOf(file: string): Promise<Words> {
  const found = Object.values<unknown>(await import(file)).find(isWords);
  if (!found) throw new Error(`no words in ${file}`);
  return found;
}

const pairs = await Promise.all(
  globSync('**/*catalan.ts', { cwd: STUDIO }).map(async (file) => ({
    file,
    catalan: await wordsOf(join(STUDIO, file)),
    english: await wordsOf(join(STUDIO, file.replace('catalan', 'english'))),
  })),
);

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

/**
 * Which passwords are refused (NIST SP 800-63B § 5.1.1.2): too short, commonly used, or derived from the names of the
 * service or its owner. No rules on character classes.
 * Commonly used means: on a public list (`listed-passwords.ts`), one or two list entries with a run or a year, or a few
 * words that such passwords consist of (`common-passwords.ts`).
 */

import { MAX_PASSWORD_LENGTH, type PasswordFault } from '@sintonia/contracts';
import { withoutAccents } from '@sintonia/contracts/without-accents';
import { COMMON_WORDS } from './common-passwords.ts';
import { LISTED_PASSWORDS } from './listed-passwords.ts';

/** A password with at most this many parts is weak: attackers try such combinations within minutes. */
const GUESSABLE_PARTS = 4;
/** The same limit when a part may be any of some 20,000 listed passwords. */
const GUESSABLE_LISTED_PARTS = 2;
/** Minimum length of a word of a name or an address; shorter words occur in too many others. */
const MIN_OWN_WORD_LENGTH = 4;
/** Longest part that is searched for, in characters. */
const LONGEST_PART = 40;
const PRODUCT = 'Sintonia';

/** Alphabet and keyboard sequences. Three or more characters in a row, in either direction, are one part. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'azertyuiop',
  '!@#$%^&*()',
  '!"·$%&/()=',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  'qazwsxedcrfvtgbyhnujmikolp',
].flatMap((run) => [run, [...run].reverse().join('')]);

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

export interface PasswordOwner {
  name: string;
  email: string;
}

/**
 * @param least minimum length in characters
 * @param broadcaster name of the broadcaster
 */
export function passwordFault(
  password: string,
  least: number,
  owner: PasswordOwner,
  broadcaster: string,
): PasswordFault | null {
  const length = [...password.normalize('NFC')].length;
  if (length < least) return 'shortPassword';
  if (length > MAX_PASSWORD_LENGTH) return 'longPassword';
  const plain = fold(password);
  const common = [COMMON_WORDS, wordsOf(`${PRODUCT} ${broadcaster}`)];
  if (partsOf(plain, common) <= GUESSABLE_PARTS) return 'commonPassword';
  if (LISTED_PASSWORDS.has(plain)) return 'commonPassword';
  if (partsOf(plain, [...common, LISTED_PASSWORDS]) <= GUESSABLE_LISTED_PARTS) return 'commonPassword';
  const own = wordsOf(`${owner.name} ${owner.email}`);
  return partsOf(plain, [...common, own]) <= GUESSABLE_PARTS ? 'personalPassword' : null;
}

/** The words of a name or an address that are long enough, and all of them joined. */
function wordsOf(text: string): Set<string> {
  const plain = fold(text);
  const words = [/[a-z\d]+/g, /[a-z]+/g].flatMap((word) => plain.match(word) ?? []);
  return new Set([...words, ...plain.split(' '), plain.replaceAll(' ', '')].filter(isLongEnough));
}

const isLongEnough = (word: string): boolean => word.length >= MIN_OWN_WORD_LENGTH;

const fold = (text: string): string => withoutAccents(text).toLowerCase();

/** The smallest number of parts of the text: words, runs, repetitions, numbers, single characters. */
function partsOf(text: string, words: readonly ReadonlySet<string>[]): number {
  const spelled = [...text].map((letter) => LOOKS_LIKE[letter] ?? letter).join('');
  const block = repeatedBlock(text);
  const whole = Math.min(fewestParts(text, text, words), fewestParts(text, spelled, words));
  return block === null ? whole : Math.min(whole, 1 + partsOf(block, words));
}

/** @param spelled the same text with look-alike digits and signs replaced by letters */
function fewestParts(text: string, spelled: string, words: readonly ReadonlySet<string>[]): number {
  const fewest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let best = (fewest[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - LONGEST_PART); start < end - 1; start += 1) {
      const before = fewest[start] ?? 0;
      if (before + 1 < best && isOnePart(text.slice(start, end), spelled.slice(start, end), words)) best = before + 1;
    }
    fewest.push(best);
  }
  return fewest.at(-1) ?? 0;
}

function isOnePart(part: string, spelled: string, words: readonly ReadonlySet<string>[]): boolean {
  if (words.some((some) => some.has(part) || some.has(spelled))) return true;
  if (/^(\d{2,4}|(0?[1-9]|[12]\d|3[01])[-/.]?(0?[1-9]|1[0-2])[-/.]?(\d\d){1,2})$/.test(part)) return true; // a year, a day
  return part.length > 2 && (/^(.)\1+$/.test(part) || RUNS.some((run) => run.includes(part)));
}

/** `abcabcabc` → `abc`; null if the text is not a repetition. */
function repeatedBlock(text: string): string | null {
  const at = (text + text).indexOf(text, 1);
  return at < text.length ? text.slice(0, at) : null;
}

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
import { partsOf } from './password-parts.ts';

/** A password with at most this many parts is weak: attackers try such combinations within minutes. */
const MAX_GUESSABLE_PARTS = 4;
/** The same limit when a part may be any of some 20,000 listed passwords. */
const MAX_GUESSABLE_LISTED_PARTS = 2;
/** Minimum length of a word of a name or an address; shorter words occur in too many others. */
const MIN_OWN_WORD_LENGTH = 4;
const PRODUCT = 'Sintonia';

export interface PasswordOwner {
  name: string;
  email: string;
}

/**
 * @param minLength minimum length in characters
 * @param broadcaster name of the broadcaster
 */
export function passwordFault(
  password: string,
  minLength: number,
  owner: PasswordOwner,
  broadcaster: string,
): PasswordFault | null {
  const length = [...password.normalize('NFC')].length;
  if (length < minLength) return 'shortPassword';
  if (length > MAX_PASSWORD_LENGTH) return 'longPassword';
  const plain = fold(password);
  const common = [COMMON_WORDS, wordsOf(`${PRODUCT} ${broadcaster}`)];
  if (partsOf(plain, common) <= MAX_GUESSABLE_PARTS) return 'commonPassword';
  if (LISTED_PASSWORDS.has(plain)) return 'commonPassword';
  if (partsOf(plain, [...common, LISTED_PASSWORDS]) <= MAX_GUESSABLE_LISTED_PARTS) return 'commonPassword';
  const own = wordsOf(`${owner.name} ${owner.email}`);
  return partsOf(plain, [...common, own]) <= MAX_GUESSABLE_PARTS ? 'personalPassword' : null;
}

/** The words of a name or an address that are long enough, and all of them joined. */
function wordsOf(text: string): Set<string> {
  const plain = fold(text);
  const words = [/[a-z\d]+/g, /[a-z]+/g].flatMap((word) => plain.match(word) ?? []);
  return new Set([...words, ...plain.split(' '), plain.replaceAll(' ', '')].filter(isLongEnough));
}

const isLongEnough = (word: string): boolean => word.length >= MIN_OWN_WORD_LENGTH;

const fold = (text: string): string => withoutAccents(text).toLowerCase();

/** The number of parts that an attacker would have to guess to build a password. Pure. */

/** Longest part that is searched for, in characters. */
const MAX_PART_LENGTH = 40;

/** Alphabet and keyboard sequences. Three or more characters in a row, in either direction, are one part. */
const SEQUENCES = [
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

const LOOK_ALIKES: Readonly<Record<string, string>> = {
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

/** The smallest number of parts of the text: words, runs, repetitions, numbers, single characters. */
export function partsOf(text: string, words: readonly ReadonlySet<string>[]): number {
  const spelled = [...text].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
  const block = repeatedBlock(text);
  const fewestOfText = Math.min(fewestParts(text, text, words), fewestParts(text, spelled, words));
  return block === null ? fewestOfText : Math.min(fewestOfText, 1 + partsOf(block, words));
}

/** @param spelled the same text with look-alike digits and signs replaced by letters */
function fewestParts(text: string, spelled: string, words: readonly ReadonlySet<string>[]): number {
  const fewest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let best = (fewest[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - MAX_PART_LENGTH); start < end - 1; start += 1) {
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
  return part.length > 2 && (/^(.)\1+$/.test(part) || SEQUENCES.some((run) => run.includes(part)));
}

/** `abcabcabc` → `abc`; null if the text is not a repetition. */
function repeatedBlock(text: string): string | null {
  const at = (text + text).indexOf(text, 1);
  return at < text.length ? text.slice(0, at) : null;
}

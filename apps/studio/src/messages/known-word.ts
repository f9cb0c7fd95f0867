/**
 * Our word for a code of the wire or of the server, or the code itself: a newer server may send one that
 * this studio has no word for, and showing it is better than hiding it.
 */
export function knownWord(words: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(words, code) ? (words[code] ?? code) : code;
}

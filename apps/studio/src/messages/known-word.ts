/**
 * Text of a wire or server code, or the code itself: a newer server may send one that this studio does not know, and
 * showing it is better than hiding it.
 */
export function knownWord(words: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(words, code) ? (words[code] ?? code) : code;
}

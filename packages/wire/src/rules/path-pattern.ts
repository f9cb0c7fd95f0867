/** Patterns of page addresses as the list of addresses that they name. Pure. */

export interface NamedPaths {
  readonly paths: readonly string[];
  /** Whether the pattern names whole addresses, or their beginnings. */
  readonly isWhole: boolean;
}

const PLAIN = /^[\w/-]*$/;

/**
 * Reads `/^\/noticia\/(?:1|2)\//`: plain text from the beginning, with at most one choice. Null for any other pattern,
 * which people cannot read as addresses.
 *
 * @param pattern as `RegExp` writes itself
 */
export function pathsOf(pattern: string): NamedPaths | null {
  if (!pattern.startsWith('/^') || !pattern.endsWith('/')) return null;
  const source = pattern.slice(2, -1).replaceAll('\\/', '/');
  const isWhole = source.endsWith('$');
  const text = isWhole ? source.slice(0, -1) : source;
  const open = text.indexOf('(?:');
  const close = text.lastIndexOf(')');
  const [before, choices, after] =
    open < 0 ? [text, [''], ''] : [text.slice(0, open), text.slice(open + 3, close).split('|'), text.slice(close + 1)];
  if (close < open || ![before, ...choices, after].every((part) => PLAIN.test(part))) return null;
  return { paths: choices.map((choice) => before + choice + after), isWhole };
}

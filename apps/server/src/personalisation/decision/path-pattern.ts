/** Path patterns of activities: text with `*` for anything. */

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A test for the patterns together; a slash at the end of a path may be missing. */
export function matchesAny(patterns: readonly string[]): (path: string) => boolean {
  const expression = new RegExp(`^(?:${patterns.map((pattern) => escaped(pattern).replaceAll('*', '.*')).join('|')})$`);
  return (path) => expression.test(path) || (!path.endsWith('/') && expression.test(`${path}/`));
}

/** First segment when it is written out: only pages below it need to be looked at. Null: any page. */
export function firstSegment(pattern: string): string | null {
  const [, segment] = /^\/([^/*]*)(?:\/|$)/.exec(pattern) ?? [];
  return segment ?? null;
}

/** Of a page's path, in the same form. */
export const segmentOf = (path: string): string =>
  path.slice(1, path.indexOf('/', 1) < 0 ? undefined : path.indexOf('/', 1));

/** Whether some page may match both. A star stands for anything, so what is before the first one decides: never too few. */
export function mayMeet(one: string, other: string): boolean {
  if (!one.includes('*')) return matchesAny([other])(one);
  if (!other.includes('*')) return matchesAny([one])(other);
  const [a = '', b = ''] = [one.split('*', 1)[0], other.split('*', 1)[0]];
  return a.startsWith(b) || b.startsWith(a);
}

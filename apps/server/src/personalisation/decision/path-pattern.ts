/** Path patterns of activities: text with `*` for anything. */

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** The pattern as an expression, in what JavaScript and RE2 share. */
export const patternExpression = (pattern: string) => new RegExp(`^${escaped(pattern).replaceAll('*', '.*')}$`);

/** A test for the patterns together; a slash at the end of a path may be missing. Most patterns need no expression. */
export function matchesAny(patterns: readonly string[]): (path: string) => boolean {
  const whole = new Set(patterns.filter((pattern) => !pattern.includes('*')));
  const begun = patterns
    .filter((pattern) => pattern.indexOf('*') === pattern.length - 1)
    .map((one) => one.slice(0, -1));
  const others = patterns.filter((pattern) => /\*./.test(pattern)).map(patternExpression);
  const matches = (path: string) =>
    whole.has(path) ||
    begun.some((beginning) => path.startsWith(beginning)) ||
    others.some((expression) => expression.test(path));
  return (path) => matches(path) || (!path.endsWith('/') && matches(`${path}/`));
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

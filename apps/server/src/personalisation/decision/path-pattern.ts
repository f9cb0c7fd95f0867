/** Path patterns of activities: text with `*` as wildcard. Matching is linear in pattern and path. */

/** Longer paths never match. */
const MAX_PATH_LENGTH = 4096;

/** Matches the literals between stars greedily, each at its first position after the previous one: no backtracking. */
function patternTest(pattern: string): (path: string) => boolean {
  const [first = '', ...middle] = pattern.split(/\*+/);
  const last = middle.pop();
  if (last === undefined) return (path) => path === pattern;
  return (path) => {
    if (!path.startsWith(first) || !path.endsWith(last)) return false;
    const end = path.length - last.length;
    let from = first.length;
    for (const part of middle) {
      const at = path.indexOf(part, from);
      if (at < 0) return false;
      from = at + part.length;
    }
    return from <= end;
  };
}

/** The same pattern for SQL `LIKE`. */
export const likePattern = (pattern: string): string => pattern.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%');

/** One predicate for all patterns; a trailing slash of the path is optional. */
export function matchesAny(patterns: readonly string[]): (path: string) => boolean {
  const whole = new Set(patterns.filter((pattern) => !pattern.includes('*')));
  const others = patterns.filter((pattern) => pattern.includes('*')).map(patternTest);
  const matches = (path: string) => whole.has(path) || others.some((test) => test(path));
  return (path) => path.length <= MAX_PATH_LENGTH && (matches(path) || (!path.endsWith('/') && matches(`${path}/`)));
}

/** The literal first segment, so that only pages below it are candidates. Null: any page. */
export function firstSegment(pattern: string): string | null {
  const [, segment] = /^\/([^/*]*)(?:\/|$)/.exec(pattern) ?? [];
  return segment ?? null;
}

/** The first segment of a page's path, in the same form. */
export const segmentOf = (path: string): string =>
  path.slice(1, path.indexOf('/', 1) < 0 ? undefined : path.indexOf('/', 1));

/**
 * Whether some page may match both, judged by the text before the first star. May give false positives, never false
 * negatives.
 */
export function mayOverlap(one: string, other: string): boolean {
  if (!one.includes('*')) return matchesAny([other])(one);
  if (!other.includes('*')) return matchesAny([one])(other);
  const [a = '', b = ''] = [one.split('*', 1)[0], other.split('*', 1)[0]];
  return a.startsWith(b) || b.startsWith(a);
}

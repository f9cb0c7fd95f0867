/** Path patterns of activities: text with `*` for anything. Matching takes time linear in pattern and path. */

/** Longer paths are on no page of an activity. */
const LONGEST_PATH = 4096;

/** The texts between the stars, each found at its first place after the one before: no choice is ever taken back. */
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

/** The same question in SQL: a pattern for `LIKE`. */
export const likePattern = (pattern: string): string => pattern.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%');

/** A test for the patterns together; a slash at the end of a path may be missing. */
export function matchesAny(patterns: readonly string[]): (path: string) => boolean {
  const whole = new Set(patterns.filter((pattern) => !pattern.includes('*')));
  const others = patterns.filter((pattern) => pattern.includes('*')).map(patternTest);
  const matches = (path: string) => whole.has(path) || others.some((test) => test(path));
  return (path) => path.length <= LONGEST_PATH && (matches(path) || (!path.endsWith('/') && matches(`${path}/`)));
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

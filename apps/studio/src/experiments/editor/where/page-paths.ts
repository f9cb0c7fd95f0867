/** From pages to path patterns, and back. Pure. */

/** A pasted address of this site is its path. */
export const withoutOrigin = (typed: string, origin: string): string => typed.replaceAll(`${origin}/`, '/');

/** First page to show: the first pattern up to its wildcard; the home page without any. */
export function firstPath(paths: string): string {
  const [path = ''] = paths
    .trim()
    .split(/[\n*]/, 1)
    .map((line) => line.trim());
  return path.startsWith('/') ? path : '/';
}

/**
 * Pattern for an element selected on this page. Stories, videos and audio keep their number when their title changes,
 * so the pattern ends there; the query is never part of it.
 */
export function patternFor(path: string): string {
  const [bare = '/'] = path.split(/[?#]/);
  const [, numbered] = /^(\/(?:noticia|video|audio)\/\d+\/)[^/]+\/?$/.exec(bare) ?? [];
  return numbered ? `${numbered}*` : bare;
}

/** From pages to the patterns that mean them, and back. Pure. */

/** The page to begin with: the first pattern up to its star; the front page when there is none. */
export function firstPath(paths: string): string {
  const [path = ''] = paths
    .trim()
    .split(/[\n*]/, 1)
    .map((line) => line.trim());
  return path.startsWith('/') ? path : '/';
}

/**
 * What somebody means who points at an element of this page. Stories, videos and audios keep their number when their
 * title changes, so the pattern ends there; the query is never part of it.
 */
export function patternFor(path: string): string {
  const [bare = '/'] = path.split(/[?#]/);
  const [, numbered] = /^(\/(?:noticia|video|audio)\/\d+\/)[^/]+\/?$/.exec(bare) ?? [];
  return numbered ? `${numbered}*` : bare;
}

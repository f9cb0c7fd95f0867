/**
 * Maps an address to the role that serves it, where roles are separate processes behind a proxy.
 * `deploy/nginx/sintonia.conf` has the same table; a test compares both with the routes of the roles.
 */
export type ServedRole = 'web' | 'collect' | 'studio';

/** Paths of measurement clients. */
export const COLLECT_PATHS = [
  '/b/ss/',
  '/hb',
  '/settings/',
  '/id',
  '/optOutStatus',
  '/dest5.html',
  '/click',
  '/collect',
] as const;
/** Paths below `/api/` that visitors' pages call; all others are the studio's. */
export const VISITORS_API = ['/api/privadesa/', '/api/participacio/', '/api/cerca/', '/api/compte'] as const;
export const STUDIO_PATHS = ['/estudi', '/api/'] as const;

/** @param url path and query as received */
export function roleOf(url: string): ServedRole {
  const [path = '/', query = ''] = url.split('?', 2);
  if (isBelow(path, COLLECT_PATHS)) return 'collect';
  // A client configured with only a host sends its heartbeats to the root.
  if (path === '/' && query.includes('s:event:type=')) return 'collect';
  if (isBelow(path, VISITORS_API)) return 'web';
  return isBelow(path, STUDIO_PATHS) ? 'studio' : 'web';
}

/** `/hb` covers `/hb` and `/hb/…`, not `/hbo`. */
const isBelow = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some(
    (prefix) => path.startsWith(prefix) && (prefix.endsWith('/') || /^$|^\//.test(path.slice(prefix.length))),
  );

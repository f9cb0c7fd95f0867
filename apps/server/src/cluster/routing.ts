/**
 * Which role answers an address, when each is a process of its own behind a proxy. `deploy/nginx/sintonia.conf` says the
 * same; a test compares both with what the roles really serve.
 */
export type ServedRole = 'web' | 'collect' | 'studio';

/** What measurement clients call. */
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
/** What visitors' pages call, below `/api/`; all else there is the studio's. */
export const VISITORS_API = ['/api/privadesa/', '/api/participacio/', '/api/cerca/', '/api/compte'] as const;
export const STUDIO_PATHS = ['/estudi', '/api/'] as const;

/** @param url path and query as the client sent them */
export function roleOf(url: string): ServedRole {
  const [path = '/', query = ''] = url.split('?', 2);
  if (isBelow(path, COLLECT_PATHS)) return 'collect';
  // A client that knows only a host sends its heartbeats to the root.
  if (path === '/' && query.includes('s:event:type=')) return 'collect';
  if (isBelow(path, VISITORS_API)) return 'web';
  return isBelow(path, STUDIO_PATHS) ? 'studio' : 'web';
}

/** `/hb` covers `/hb` and `/hb/…`, not `/hbo`. */
const isBelow = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some(
    (prefix) => path.startsWith(prefix) && (prefix.endsWith('/') || /^$|^\//.test(path.slice(prefix.length))),
  );

/**
 * Pages have one address each: in lower case, and ending in a slash. What somebody typed or pasted otherwise moves there
 * for good.
 */
export function fullAddress(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  const isPage = !/\.[a-z0-9]+$/i.test(pathname);
  if (request.method !== 'GET' || !isPage) return null;
  // A path that begins with two slashes would be read as another host.
  const path = `${lowerCase(pathname).replace(/^\/+/, '/').replace(/\/$/, '')}/`;
  return path === pathname ? null : new Response(null, { status: 301, headers: { Location: path + search } });
}

/** Letters that are written as they are; `%C3%8D` stays, it would be another sign. */
const lowerCase = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

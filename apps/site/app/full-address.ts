/** Each page has one address: in lower case, with a trailing slash. Other spellings redirect permanently. */
export function fullAddress(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  const isPage = !/\.[a-z0-9]+$/i.test(pathname);
  if (request.method !== 'GET' || !isPage) return null;
  // A path that begins with two slashes would be read as another host.
  const path = `${lowerCase(pathname).replace(/^\/+/, '/').replace(/\/$/, '')}/`;
  return path === pathname ? null : new Response(null, { status: 301, headers: { Location: path + search } });
}

/** Lower case of literal letters only; `%C3%8D` stays, because lower case would encode another character. */
const lowerCase = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

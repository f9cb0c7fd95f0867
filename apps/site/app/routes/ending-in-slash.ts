/** Pages have one address each, and it ends in a slash; the other form moves there for good. */
export function endingInSlash(request: Request): Response | null {
  const url = new URL(request.url);
  const isPage = !url.pathname.endsWith('/') && !/\.[a-z0-9]+$/i.test(url.pathname);
  if (request.method !== 'GET' || !isPage) return null;
  // A path that begins with two slashes would be read as another host.
  const path = url.pathname.replace(/^\/+/, '/');
  return new Response(null, { status: 301, headers: { Location: `${path}/${url.search}` } });
}

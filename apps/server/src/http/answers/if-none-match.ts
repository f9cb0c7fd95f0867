const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether the client has the answer with this ETag: weak comparison, RFC 9110 § 13.1.2; `*` is ignored. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => opaque(known) === opaque(etag));
}

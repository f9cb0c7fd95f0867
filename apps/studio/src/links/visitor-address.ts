/** Address of a visitor's page. The identifier is in the fragment, which browsers do not send: no log contains it. */
export const visitorAddress = (visitor: string) => ({
  pathname: '/fitxa/visitant',
  hash: `#${encodeURIComponent(visitor)}`,
});

/** Of this server, of the incumbent's clients, and of customers: letters, digits, `_` and `-`. */
export const isVisitorId = (text: string): boolean => /^[\w-]{16,128}$/.test(text);

/** '' for anything that is no identifier. @param hash with its `#` */
export function visitorOf(hash: string): string {
  try {
    const text = decodeURIComponent(hash.slice(1));
    return isVisitorId(text) ? text : '';
  } catch {
    return '';
  }
}

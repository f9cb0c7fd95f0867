/**
 * Address of a screen about one visitor, by default the visitor's page. The identifier is in the fragment, which
 * browsers do not send: no log contains it.
 */
export const visitorAddress = (
  visitor: string,
  pathname: '/fitxa/visitant' | '/privadesa' | '/depurador' = '/fitxa/visitant',
) => ({ pathname, hash: `#${encodeURIComponent(visitor)}` });

/** Accepts ids of this server, of the incumbent's clients, and of customers: letters, digits, `_` and `-`. */
export const isVisitorId = (text: string): boolean => /^[\w-]{16,128}$/.test(text);

/** The first digits of an identifier, as lists of events show them. */
export const isVisitorStart = (text: string): boolean => /^\d{6,15}$/.test(text);

/** '' for anything that is no identifier. @param hash with its `#` */
export function visitorOf(hash: string): string {
  const text = textOf(hash);
  return isVisitorId(text) ? text : '';
}

/** Text of a fragment: an identifier, or the first characters of one. '' if it cannot be decoded. */
export function textOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

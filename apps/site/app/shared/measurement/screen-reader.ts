/**
 * § 3, screen reader flag. A browser cannot detect a screen reader, and must not: the visitor states it on the
 * accessibility page, or the app around the site provides it. True, or undefined when not stated; it is sent only with
 * consent (`ofVisitor`).
 */
export const usesScreenReader = ({
  sintoniaApp,
  document,
}: Pick<Window, 'sintoniaApp'> & { document: Pick<Document, 'cookie'> }): true | undefined =>
  sintoniaApp?.screenReader || /(?:^|; )sintonia_lector=1/.test(document.cookie) || undefined;

/**
 * § 3, screen reader flag. A browser cannot tell, and must not: the visitor states it on the accessibility page, or the
 * app around the site gives it. True, or undefined where nobody said so; it leaves with consent alone (`ofVisitor`).
 */
export const SCREEN_READER_COOKIE = 'sintonia_lector';

export const usesScreenReader = ({
  sintoniaApp,
  document,
}: Pick<Window, 'sintoniaApp'> & { document: Pick<Document, 'cookie'> }): true | undefined =>
  sintoniaApp?.screenReader || /(?:^|; )sintonia_lector=1/.test(document.cookie) || undefined;

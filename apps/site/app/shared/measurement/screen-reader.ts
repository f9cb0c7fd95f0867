import { SCREEN_READER_COOKIE } from '@sintonia/contracts/cookie-names';

/**
 * § 3, screen reader flag. A browser cannot detect a screen reader, and must not: the visitor states it on the
 * accessibility page, or the app around the site provides it. True, or undefined when not stated; it is sent only with
 * consent (`ofVisitor`).
 */
export const usesScreenReader = ({
  sintoniaApp,
  document,
}: Pick<Window, 'sintoniaApp'> & { document: Pick<Document, 'cookie'> }): true | undefined =>
  sintoniaApp?.screenReader || document.cookie.split('; ').includes(`${SCREEN_READER_COOKIE}=1`) || undefined;

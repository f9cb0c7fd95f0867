/** How often the cookie is read where the browser does not say that it changed, in ms. */
export const REREAD_MS = 1000;

/**
 * C-06: calls when another tab may have written the choice. A tab in the background hears it too; one that is frozen or in
 * the back/forward cache runs nothing, and looks when it comes back.
 */
export function followTabs(window: Window, check: () => void): void {
  const { cookieStore } = window as Partial<Window>; // cast: not on insecure pages, nor in Safari before 18.4 and Firefox before 140
  if (cookieStore) cookieStore.addEventListener('change', check);
  else window.setInterval(check, REREAD_MS);
  window.addEventListener('pageshow', check);
  window.document.addEventListener('visibilitychange', check);
}

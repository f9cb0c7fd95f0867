/** Interval of reading the cookie where the browser does not notify changes, in ms. */
export const REREAD_MS = 1000;

/**
 * C-06: calls back when another tab may have changed the choice. Background tabs are notified too; a frozen tab runs
 * nothing, and checks when it resumes. The caller checks when a page returns from the back/forward cache.
 */
export function followTabs(window: Window, check: () => void): void {
  const { cookieStore } = window as Partial<Window>; // cast: missing on insecure pages, in Safari before 18.4 and in Firefox before 140
  if (cookieStore) cookieStore.addEventListener('change', check);
  else window.setInterval(check, REREAD_MS);
  window.document.addEventListener('visibilitychange', check);
}

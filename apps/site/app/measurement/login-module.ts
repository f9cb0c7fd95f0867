/**
 * § 3, D-05: who signs visitors in on this page. The site's own accounts by default, by the session cookie that holds the
 * user's state; an operator's app that shows the site puts its own module on the window before the page loads.
 */
export interface LoginModule {
  /** `web` is the site's own. */
  readonly type: string;
  isLoggedIn(): boolean;
  /** For a module without the site's session cookie: ids that reveal nobody, a hash as the cookie's. */
  readonly userId?: string | undefined;
  readonly bigDataId?: string | undefined;
}

declare global {
  interface Window {
    sintoniaLogin?: LoginModule;
    /** What an operator's app that shows the site knows of its visitor. */
    sintoniaApp?: { readonly screenReader?: boolean };
  }
}

/**
 * § 3, D-05: source of the login state on this page. By default the site's own accounts, by the session cookie with the
 * user's state; an operator's app that shows the site sets its own module on the window before the page loads.
 */
export interface LoginModule {
  /** `web` is the site's own. */
  readonly type: string;
  isLoggedIn(): boolean;
  /** For a module without the site's session cookie: a pseudonymous id, a hash like the cookie's. */
  readonly userId?: string | undefined;
  readonly bigDataId?: string | undefined;
}

declare global {
  interface Window {
    sintoniaLogin?: LoginModule;
    /** What an operator's app that shows the site knows about its visitor. */
    sintoniaApp?: { readonly screenReader?: boolean };
  }
}

import { userIdOf } from '@sintonia/contracts/user-cookie';
import { type PageLayer, toDigitalData } from '@sintonia/tag/data-layer';

/**
 * § 3, D-05: the page's layer with the user of this browser, whom the server does not put into pages that it keeps for
 * everybody. The state comes from the session's readable cookie.
 */
export function withUser(layer: PageLayer, cookies: string): PageLayer {
  const userId = userIdOf(cookies);
  return { ...layer, user: userId ? { userId, loggedIn: true } : { loggedIn: false } };
}

/** The same for the layer that the first page came with. */
export function addUser(window: Window & typeof globalThis): void {
  const { digitalData, document } = window;
  if (digitalData) digitalData.user = toDigitalData(withUser({}, document.cookie)).user;
}

import { userIdOf } from '@sintonia/contracts/user-cookie';
import { type PageLayer, toDigitalData, type UserLayer } from '@sintonia/tag/data-layer';
import type {} from './login-module.ts';
import { usesScreenReader } from './screen-reader.ts';

/** Facts that only this browser has: cookies, and those of an app around the site. */
type Visitor = Pick<Window, 'sintoniaLogin' | 'sintoniaApp'> & { document: Pick<Document, 'cookie'> };

/** D-05: the login module decides whether a visitor is logged in; without one the session cookie does. */
function userOf({ sintoniaLogin: module, document }: Visitor): UserLayer {
  const known = userIdOf(document.cookie);
  if (!(module ? module.isLoggedIn() : known)) return { loggedIn: false };
  const userId = known ?? module?.userId;
  return { loggedIn: true, userId, bigDataId: module?.bigDataId ?? userId };
}

/** § 3: adds the visitor's fields, which cached pages must not contain, to the page's layer. */
export const withVisitor = (layer: PageLayer, visitor: Visitor): PageLayer => ({
  ...layer,
  screenReader: usesScreenReader(visitor),
  user: userOf(visitor),
});

/** The same for the layer of the first page. */
export function addVisitor(window: Window & typeof globalThis): void {
  const { digitalData } = window;
  if (!digitalData) return;
  const { page, user } = toDigitalData(withVisitor({}, window));
  digitalData.user = user;
  digitalData.page.screenReader = page.screenReader;
}

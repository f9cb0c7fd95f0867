import { userIdOf } from '@sintonia/contracts/user-cookie';
import { type PageLayer, toDigitalData, type UserLayer } from '@sintonia/tag/data-layer';
import type {} from './login-module.ts';
import { usesScreenReader } from './screen-reader.ts';

/** What only this browser knows of a page: cookies, and what an app around the site gave. */
type Visitor = Pick<Window, 'sintoniaLogin' | 'sintoniaApp'> & { document: Pick<Document, 'cookie'> };

/** D-05: the login module says whether somebody is logged in; without one the session cookie does. */
function userOf({ sintoniaLogin: module, document }: Visitor): UserLayer {
  const known = userIdOf(document.cookie);
  if (!(module ? module.isLoggedIn() : known)) return { loggedIn: false };
  const userId = known ?? module?.userId;
  return { loggedIn: true, userId, bigDataId: module?.bigDataId ?? userId };
}

/** § 3: the page's layer with what the server does not put into pages that it keeps for everybody. */
export const withVisitor = (layer: PageLayer, visitor: Visitor): PageLayer => ({
  ...layer,
  screenReader: usesScreenReader(visitor),
  user: userOf(visitor),
});

/** The same for the layer that the first page came with. */
export function addVisitor(window: Window & typeof globalThis): void {
  const { digitalData } = window;
  if (!digitalData) return;
  const { page, user } = toDigitalData(withVisitor({}, window));
  digitalData.user = user;
  digitalData.page.screenReader = page.screenReader;
}

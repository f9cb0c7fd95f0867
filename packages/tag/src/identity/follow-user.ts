import { AUTH_STATE, NO_SECTION } from '@sintonia/wire';
import type { DigitalData } from '../data-layer/data-layer.ts';
import type { Visitor } from './visitor.ts';

/** Code of the customer id that `user.idUsuari` travels under. */
const USER_ID_CODE = 'userid';

/**
 * D-05: hands the signed-in user of each page to the visitor. Who signs in is told as authenticated; who then
 * signs out, as logged out. Nobody is told before somebody signs in.
 */
export function createUserFollower({ setCustomerIds }: Pick<Visitor, 'setCustomerIds'>) {
  let id = '';
  return ({ idUsuari, userLogin }: DigitalData['user']): void => {
    const isSignedIn = userLogin === true && idUsuari !== NO_SECTION;
    if (isSignedIn) id = String(idUsuari);
    const authState = isSignedIn ? AUTH_STATE.authenticated : AUTH_STATE.loggedOut;
    setCustomerIds(id ? [{ key: USER_ID_CODE, id, authState }] : []);
  };
}

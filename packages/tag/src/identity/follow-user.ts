import { AUTH_STATE, NO_SECTION } from '@sintonia/wire';
import type { DigitalData } from '../data-layer/data-layer.ts';
import type { Visitor } from './visitor.ts';

/** Integration code of `user.idUsuari`. */
const USER_ID_CODE = 'userid';

/**
 * D-05: passes the signed-in user of each page to the visitor: as authenticated after sign-in, as logged out after
 * sign-out. Nothing is passed before the first sign-in.
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

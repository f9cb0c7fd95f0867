import { userIdOf } from '@sintonia/contracts/user-cookie';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** From the cookie that scripts may read; false in cached HTML, and during its hydration. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(
    never,
    () => userIdOf(document.cookie) !== null,
    () => false,
  );

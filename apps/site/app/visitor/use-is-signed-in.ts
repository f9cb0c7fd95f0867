import { userIdOf } from '@sintonia/contracts/user-cookie';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** By the cookie that scripts may read; false in what the server keeps for everybody, and while that hydrates. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(
    never,
    () => userIdOf(document.cookie) !== null,
    () => false,
  );

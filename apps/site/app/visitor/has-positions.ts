import { userIdOf } from '@sintonia/contracts/user-cookie';
import { storedPositions } from '@sintonia/player/resume';

/** Somebody is signed in, or this browser itself remembers an episode that was left. */
export const hasPositions = (): boolean => userIdOf(document.cookie) !== null || storedPositions().length > 0;

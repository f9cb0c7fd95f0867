import { userIdOf } from '@sintonia/contracts/user-cookie';
import { storedPositions } from '@sintonia/player/resume';

/** True when somebody is signed in, or this browser has stored an episode's position. */
export const hasPositions = (): boolean => userIdOf(document.cookie) !== null || storedPositions().length > 0;

import { keysWith } from './heartbeat-keys.ts';
import { INSERT_KEYS } from './insert-keys.ts';

/** Every named parameter of a heartbeat in wire order. */
export const HEARTBEAT_KEYS = keysWith(INSERT_KEYS);

import { AD_AND_CHAPTER_KEYS } from './ad-and-chapter-keys.ts';
import { keysWith } from './heartbeat-keys.ts';

/** Every named parameter of a heartbeat in wire order. */
export const HEARTBEAT_KEYS = keysWith(AD_AND_CHAPTER_KEYS);

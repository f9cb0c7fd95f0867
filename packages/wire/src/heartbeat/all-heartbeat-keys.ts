import { AD_AND_CHAPTER_KEYS } from './generated/ad-and-chapter-keys.ts';
import { keysWith } from './plain-heartbeat-keys.ts';

/** Encoder keys of every named parameter, in wire order. */
export const HEARTBEAT_KEYS = keysWith(AD_AND_CHAPTER_KEYS);

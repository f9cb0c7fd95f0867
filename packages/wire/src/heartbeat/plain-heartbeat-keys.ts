import { KEYS_AFTER_ADS, KEYS_BEFORE_ADS } from './generated/heartbeat-keys.ts';

/** Encoder keys with those of ads and chapters in their place, or without. */
export const keysWith = <K extends object>(adAndChapterKeys: K) => ({
  ...KEYS_BEFORE_ADS,
  ...adAndChapterKeys,
  ...KEYS_AFTER_ADS,
});

/** Keys of a session without ads and chapters. */
export const PLAIN_HEARTBEAT_KEYS = keysWith({});

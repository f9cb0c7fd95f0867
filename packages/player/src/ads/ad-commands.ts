import type { PlayerCommand } from '../controls/keyboard.ts';

/** Commands that are allowed during an ad: no seeking, and no change of pace. */
const IN_AN_AD: ReadonlySet<PlayerCommand['do']> = new Set<PlayerCommand['do']>([
  'toggle',
  'volumeBy',
  'mute',
  'fullscreen',
  'pictureInPicture',
  'next',
]);

export const isAllowedInAd = (command: PlayerCommand): boolean => IN_AN_AD.has(command.do);

import type { PlayerCommand } from '../controls/keyboard.ts';

/** What the controls and keys may ask for during an ad: its bar is nobody's to move along, and its pace is its own. */
const IN_AN_AD: ReadonlySet<PlayerCommand['do']> = new Set<PlayerCommand['do']>([
  'toggle',
  'volumeBy',
  'mute',
  'fullscreen',
  'pictureInPicture',
  'next',
]);

export const isAllowedInAd = (command: PlayerCommand): boolean => IN_AN_AD.has(command.do);

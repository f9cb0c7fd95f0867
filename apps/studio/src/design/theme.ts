import { rememberedChoice } from './remembered-choice.ts';

/** Light by default: the studio never follows the device's dark mode. */
export const THEMES = ['light', 'dark', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const REMEMBERED = 'studio.theme';
/** «Dark at night»: from 20:00 to 07:00 local time of the person. */
const NIGHT = { fromHour: 20, untilHour: 7 };

export function rememberedTheme(storage: Pick<Storage, 'getItem'>): Theme {
  return rememberedChoice(storage, REMEMBERED, THEMES);
}

export function rememberTheme(storage: Pick<Storage, 'setItem'>, theme: Theme): void {
  storage.setItem(REMEMBERED, theme);
}

/** Theme to apply for a choice at an hour of the day, 0–23. */
export function themeAt(theme: Theme, hour: number): 'light' | 'dark' {
  if (theme !== 'night') return theme;
  return hour >= NIGHT.fromHour || hour < NIGHT.untilHour ? 'dark' : 'light';
}

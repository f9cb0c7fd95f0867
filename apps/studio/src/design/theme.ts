/** Light unless somebody asks otherwise: the studio never follows the device into the dark. */
export const THEMES = ['light', 'dark', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const REMEMBERED = 'studio.theme';
/** «Dark at night»: from 20:00 until 07:00 on the clock of the person who looks. */
const NIGHT = { fromHour: 20, untilHour: 7 };

export function rememberedTheme(storage: Pick<Storage, 'getItem'>): Theme {
  return THEMES.find((name) => name === storage.getItem(REMEMBERED)) ?? 'light';
}

export function rememberTheme(storage: Pick<Storage, 'setItem'>, theme: Theme): void {
  storage.setItem(REMEMBERED, theme);
}

/** What is drawn for a choice at an hour of the day, 0–23. */
export function themeAt(theme: Theme, hour: number): 'light' | 'dark' {
  if (theme !== 'night') return theme;
  return hour >= NIGHT.fromHour || hour < NIGHT.untilHour ? 'dark' : 'light';
}

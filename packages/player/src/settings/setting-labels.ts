import type { SubtitleContrast, SubtitleSize } from './preferences.ts';

/** Labels of the settings. They load with the panel. */
export const SETTING_LABELS = {
  subtitles: 'Subtítols',
  subtitleSize: 'Mida de la lletra',
  sizes: [
    ['small', 'Petita'],
    ['medium', 'Mitjana'],
    ['large', 'Gran'],
    ['huge', 'Molt gran'],
  ] satisfies [SubtitleSize, string][],
  subtitleContrast: 'Contrast',
  contrasts: [
    ['dark', 'Fons fosc'],
    ['light', 'Fons clar'],
    ['yellow', 'Groc sobre negre'],
    ['outline', 'Sense fons'],
  ] satisfies [SubtitleContrast, string][],
  off: 'Desactivats',
  speed: 'Velocitat',
  quality: 'Qualitat',
  automatic: (now: string) => (now ? `Auto (${now})` : 'Automàtica'),
  autoplay: 'Reprodueix sol l’episodi següent',
} as const;

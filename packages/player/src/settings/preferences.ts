/** Viewing preferences; stored in this browser only, and only after a choice (V-03). */
export interface Preferences {
  subtitles: boolean;
  /** Language of the subtitles; '' for the medium's first. */
  language: string;
  size: SubtitleSize;
  contrast: SubtitleContrast;
  /** The next episode starts by itself. */
  autoplay: boolean;
}

export const SUBTITLE_SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type SubtitleSize = (typeof SUBTITLE_SIZES)[number];

export const SUBTITLE_CONTRASTS = ['dark', 'light', 'yellow', 'outline'] as const;
export type SubtitleContrast = (typeof SUBTITLE_CONTRASTS)[number];

export const DEFAULT_PREFERENCES: Preferences = {
  subtitles: false,
  language: '',
  size: 'medium',
  contrast: 'dark',
  autoplay: true,
};

/** Key in local storage. */
export const PREFERENCES_KEY = 'sintonia.player';

/** Parsed preferences; defaults for values that are missing or invalid. */
export function parsePreferences(stored: string | null): Preferences {
  const found = readObject(stored);
  const known = <K extends keyof Preferences>(key: K, isValid: (value: unknown) => boolean) =>
    isValid(found[key]) ? { [key]: found[key] } : {};
  const isOneOf = (values: readonly string[]) => (value: unknown) => values.includes(value as string); // cast: `includes` accepts only members
  const isBoolean = (value: unknown) => typeof value === 'boolean';
  return {
    ...DEFAULT_PREFERENCES,
    ...known('subtitles', isBoolean),
    ...known('language', (value) => typeof value === 'string'),
    ...known('size', isOneOf(SUBTITLE_SIZES)),
    ...known('contrast', isOneOf(SUBTITLE_CONTRASTS)),
    ...known('autoplay', isBoolean),
  };
}

function readObject(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

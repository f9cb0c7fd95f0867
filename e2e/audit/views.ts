/** Views of a page: small phone, phone, tablet, desktop; light and dark (W-13). */
export interface View {
  /** CSS pixels. */
  width: number;
  scheme: 'light' | 'dark';
  /** Language of a screen of the studio. */
  language?: 'ca' | 'en';
}

export const WIDTHS = [320, 390, 768, 1440] as const;
/** The studio also on the large screen of an analyst. */
export const STUDIO_WIDTHS = [...WIDTHS, 2560] as const;
/** Languages of the studio. */
export const LANGUAGES = ['ca', 'en'] as const;
export const SCHEMES = ['light', 'dark'] as const;
/** Rows of the studio's tables in each, so that both heights are seen without twice as many views. */
export const DENSITY = { light: 'comfortable', dark: 'compact' } as const;

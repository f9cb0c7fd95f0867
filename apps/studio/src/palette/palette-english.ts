import type { PaletteWords } from './palette-catalan.ts';

/** Texts of the palette in English. */
export const paletteEnglish: PaletteWords = {
  pages: (text) => `Pages that contain “${text}”`,
  titles: (text) => `Titles that contain “${text}”`,
  searches: (text) => `Searches that contain “${text}”`,
  visitor: (start) => `Follow the visitor ${start}… in the debugger`,
  campaigns: (text) => `Campaigns that contain “${text}”`,
};

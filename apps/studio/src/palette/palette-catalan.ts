/** Texts of the palette in Catalan. */
export const paletteCatalan = {
  pages: (text: string) => `Pàgines que contenen «${text}»`,
  titles: (text: string) => `Títols que contenen «${text}»`,
  searches: (text: string) => `Cerques que contenen «${text}»`,
  visitor: (start: string) => `Segueix el visitant ${start}… al depurador`,
  campaigns: (text: string) => `Campanyes que contenen «${text}»`,
};
export type PaletteWords = typeof paletteCatalan;

/** Length of a programme on air by genre, seconds: the demo's clips themselves are loops of half a minute. */
export const LENGTHS_S: Readonly<Record<string, number>> = {
  Documental: 2700,
  Sèrie: 3000,
  Gastronomia: 1500,
  Divulgació: 1500,
  Informatiu: 1800,
  Debat: 4200,
  Cultura: 1560,
  Esports: 2880,
  Infantil: 660,
  Meteorologia: 420,
  Conversa: 1800,
  Reportatge: 2100,
  Audiollibre: 3300,
};
export const USUAL_LENGTH_S = 1500;

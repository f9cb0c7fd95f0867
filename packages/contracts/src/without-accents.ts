/** Text without accents and other marks above or below letters: «Àfrica» → `Africa`, «ç» → `c`; `l·l` stays. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Catalan «de» and «el» before names and numbers that the server or a person gives. Pure. */

/** A word that begins with a vowel sound; among figures one and eleven do, also in `1,5`, `11.000` and `1.000.000`. */
const BEGINS_WITH_VOWEL = /^(?:h?[aeiouàèéíïòóúü]|11?(?![\d.])|11\.|1(?:\.\d{3}){2}(?!\.))/i;

/** `de Sara`, `d’Aina`; `de 12`, `d’11`. */
export const de = (text: string): string => `${BEGINS_WITH_VOWEL.test(text) ? 'd’' : 'de '}${text}`;

/** `el 12 %`, `l’11 %`. */
export const el = (text: string): string => `${BEGINS_WITH_VOWEL.test(text) ? 'l’' : 'el '}${text}`;

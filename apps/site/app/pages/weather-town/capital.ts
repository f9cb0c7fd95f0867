/** With a capital first letter: «Dimecres, 25 de novembre». */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('ca') + text.slice(1);

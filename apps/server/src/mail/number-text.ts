const LOCALE = 'ca-ES';

/** A number in a mail. @param digits most decimals */
export const numberText = (value: number, digits = 0): string =>
  new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits }).format(value);

/** The same with its sign. @param unit after the number, with the space before it */
export const signedText = (value: number, unit: string): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${numberText(Math.abs(value), 1)}${unit}`;

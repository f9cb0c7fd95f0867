const LOCALE = 'ca-ES';

/** A number in a mail. @param digits most decimals */
export const numberText = (value: number, digits = 0): string =>
  new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits }).format(value);

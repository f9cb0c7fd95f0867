import type { StudioLanguage } from '@sintonia/contracts';

export const MAIL_LOCALES: Readonly<Record<StudioLanguage, string>> = { ca: 'ca-ES', en: 'en-GB' };

const PER_CENT: Readonly<Record<StudioLanguage, string>> = { ca: ' %', en: '%' };

/** A number in a mail. @param digits most decimals */
export const numberText = (value: number, language: StudioLanguage, digits = 0): string =>
  new Intl.NumberFormat(MAIL_LOCALES[language], { maximumFractionDigits: digits }).format(value);

/** The same with its sign. @param unit after the number, with the space before it */
export const signedText = (value: number, language: StudioLanguage, unit = ''): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${numberText(Math.abs(value), language, 1)}${unit}`;

/** A share, or a change, of 1 as a percentage. */
export const percentText = (share: number, language: StudioLanguage, digits = 1): string =>
  `${numberText(share * 100, language, digits)}${PER_CENT[language]}`;

export const signedPercentText = (share: number, language: StudioLanguage): string =>
  signedText(share * 100, language, PER_CENT[language]);

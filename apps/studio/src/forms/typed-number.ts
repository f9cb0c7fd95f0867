/** Numbers as people type them. Pure but for `Intl`. */
import type { Language } from '../messages/language-names.ts';

const MARKS: Record<Language, { locale: string; group: string }> = {
  ca: { locale: 'ca-ES', group: '.' },
  en: { locale: 'en-GB', group: ',' },
};

/**
 * Whole groups of three after the language's group mark are thousands: `1.000` is a thousand in Catalan. Any other comma
 * or point is the decimal one. NaN for anything else.
 */
export function typedNumber(text: string, language: Language): number {
  const { group } = MARKS[language];
  const [typed, parts] = [text.trim(), text.trim().split(group)];
  const isGrouped = parts.length > 1 && /^[1-9]\d{0,2}$/.test(parts[0] ?? '') && parts.slice(1).every(isThousands);
  const plain = (isGrouped ? parts.join('') : typed).replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Only the last group may have decimals. */
const isThousands = (group: string, at: number, groups: readonly string[]): boolean =>
  /^\d{3}$/.test(at === groups.length - 1 ? group.replace(/[.,]\d+$/, '') : group);

/** As `typedNumber` reads it. */
export const numberToType = (value: number, language: Language): string =>
  new Intl.NumberFormat(MARKS[language].locale, { useGrouping: false, maximumFractionDigits: 6 }).format(value);

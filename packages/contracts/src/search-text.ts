import { withoutAccents } from './without-accents.ts';

/** Letters that Unicode does not decompose. */
const WITHOUT_MARKS: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd' };

/**
 * Text as searches compare it, whatever the keyboard can type: without case and accents; `’`, `‘` and `ʼ` as `'`; `l·l`,
 * `l.l` and `ŀl` as `ll`.
 */
export const searchText = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[øßæœłđð]/g, (letter) => WITHOUT_MARKS[letter] ?? letter)
    .replace(/[’‘ʼ]/g, "'")
    .replace(/ŀ/g, 'l')
    .replace(/[·•‧∙⋅]/g, '')
    .replace(/l\.(?=l)/g, 'l');

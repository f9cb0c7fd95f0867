import {
  comparedAs,
  isoDate,
  localDateAt,
  type ReportCatalogue,
  type StudioLanguage,
  saidChange,
} from '@sintonia/contracts';
import { PERIOD_PARAMETER } from '@sintonia/contracts/studio-addresses';
import { withoutAccents } from '@sintonia/contracts/without-accents';
import { MAIL_LOCALES, numberText, signedPercentText, signedText } from '../mail/number-text.ts';

type Metric = Pick<ReportCatalogue['metrics'][number], 'key' | 'unit'>;

const POINTS: Readonly<Record<StudioLanguage, string>> = { ca: ' punts', en: ' points' };

/** As in the studio (`saidChange`); empty when there was nothing before. */
export function changeText(
  now: number | null | undefined,
  before: number | null | undefined,
  metric: Metric | undefined,
  language: StudioLanguage,
): string {
  const said =
    typeof now === 'number' && typeof before === 'number' ? saidChange(now, before, comparedAs(metric)) : null;
  if (said === null) return '';
  switch (said.as) {
    case 'points':
      return signedText(said.by * 100, language, POINTS[language]);
    case 'difference':
      return signedText(said.by, language);
    case 'factor':
      return `×${numberText(said.by, language)}`;
    case 'percentage':
      return signedPercentText(said.by, language);
  }
}

/** The first and the last day of a period; the month once, if both have it. */
export function periodText(
  { from, to }: { from: string; to: string },
  timeZone: string,
  language: StudioLanguage,
): string {
  const [first, last] = [Date.parse(from), Date.parse(to) - 1];
  const named = dayAndMonth(timeZone, language);
  const monthOf = (atMs: number) => named.formatToParts(atMs).find(({ type }) => type === 'month')?.value;
  const dayOnly = new Intl.DateTimeFormat(MAIL_LOCALES[language], { day: 'numeric', timeZone });
  const begin = (monthOf(first) === monthOf(last) ? dayOnly : named).format(first);
  const end = named.format(last);
  return language === 'ca' ? `${withArticle('de', begin)} ${withArticle('a', end)}` : `${begin} to ${end}`;
}

/** «16 de novembre», «16 November». */
export const dayAndMonth = (timeZone: string, language: StudioLanguage): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(MAIL_LOCALES[language], { day: 'numeric', month: 'long', timeZone });

/** «del 2», «de l’1», «de l’11 de març». */
export const withArticle = (preposition: 'a' | 'de', day: string): string =>
  /^11?\b/.test(day) ? `${preposition} l’${day}` : `${preposition}l ${day}`;

/** Address of a view over the days of a period, compared with as many before. */
export function weekLink(viewLink: string, { from, to }: { from: string; to: string }, timeZone: string): string {
  const dayOf = (instantMs: number) => isoDate(localDateAt(instantMs, timeZone));
  const link = new URL(viewLink);
  link.searchParams.set(PERIOD_PARAMETER, `${dayOf(Date.parse(from))}..${dayOf(Date.parse(to) - 1)}`);
  link.searchParams.delete('compara');
  return link.href;
}

export const fileName = (name: string): string =>
  withoutAccents(name)
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'informe';

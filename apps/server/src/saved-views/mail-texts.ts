import { comparedAs, isShareKey, type ReportCatalogue, saidChange } from '@sintonia/contracts';
import { withoutAccents } from '@sintonia/contracts/without-accents';
import { numberText, signedText } from '../mail/number-text.ts';

type Metric = Pick<ReportCatalogue['metrics'][number], 'key' | 'unit'>;

const LOCALE = 'ca-ES';

export function figureText(value: number | null | undefined, { key, unit }: Metric): string {
  if (value === null || value === undefined) return '–';
  switch (unit) {
    case 'ratio':
      return isShareKey(key) ? `${numberText(value * 100, 1)} %` : numberText(value, 1);
    case 'seconds':
      return value < 3600 ? `${numberText(value / 60, 1)} min` : `${numberText(value / 3600, 1)} h`;
    case 'ms':
      return `${numberText(value)} ms`;
    case 'bitsPerSecond':
      return `${numberText(value / 1000)} kb/s`;
    default:
      return numberText(value, Number.isInteger(value) ? 0 : 1);
  }
}

/** As in the studio (`saidChange`); empty when there was nothing before. */
export function changeText(
  now: number | null | undefined,
  before: number | null | undefined,
  metric: Metric | undefined,
): string {
  const said =
    typeof now === 'number' && typeof before === 'number' ? saidChange(now, before, comparedAs(metric)) : null;
  if (said === null) return '';
  switch (said.as) {
    case 'points':
      return signedText(said.by * 100, ' punts');
    case 'difference':
      return signedText(said.by, '');
    case 'factor':
      return `×${numberText(said.by)}`;
    case 'percentage':
      return signedText(said.by * 100, ' %');
  }
}

/** The days of a period. */
export function periodText({ from, to }: { from: string; to: string }, timeZone: string): string {
  const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone });
  return `del ${day.format(new Date(from))} al ${day.format(Date.parse(to) - 1)}`;
}

/** Names come from people and pages: they must not begin another line or header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

export const fileName = (name: string): string =>
  withoutAccents(name)
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'informe';

import { isShareKey, type ReportCatalogue, type StudioLanguage } from '@sintonia/contracts';
import { numberText, percentText } from './number-text.ts';

type Metric = Pick<ReportCatalogue['metrics'][number], 'key' | 'unit'>;

/** A figure in a mail, with its unit. */
export function figureText(value: number | null | undefined, { key, unit }: Metric, language: StudioLanguage): string {
  if (value === null || value === undefined) return '–';
  const number = (of: number, digits = 0) => numberText(of, language, digits);
  switch (unit) {
    case 'ratio':
      return isShareKey(key) ? percentText(value, language) : number(value, 1);
    case 'seconds':
      return value < 3600 ? `${number(value / 60, 1)} min` : `${number(value / 3600, 1)} h`;
    case 'ms':
      return `${number(value)} ms`;
    case 'bitsPerSecond':
      return `${number(value / 1000)} kb/s`;
    default:
      return number(value, Number.isInteger(value) ? 0 : 1);
  }
}

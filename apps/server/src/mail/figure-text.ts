import { isShareKey, type ReportCatalogue } from '@sintonia/contracts';
import { numberText } from './number-text.ts';

type Metric = Pick<ReportCatalogue['metrics'][number], 'key' | 'unit'>;

/** A figure in a mail, with its unit. */
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

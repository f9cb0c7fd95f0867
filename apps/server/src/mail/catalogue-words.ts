import type { ReportCatalogue, StudioLanguage } from '@sintonia/contracts';
import { figureText } from './figure-text.ts';

/** Titles and figures of metrics and dimensions, in the language of a mail. */
export function catalogueWords(
  { metrics, dimensions }: Pick<ReportCatalogue, 'metrics' | 'dimensions'>,
  language: StudioLanguage,
) {
  const metricOf = (key: string) => metrics.find((metric) => metric.key === key);
  return {
    metricOf,
    titleOf: (key: string): string =>
      [...metrics, ...dimensions].find((entry) => entry.key === key)?.title[language] ?? key,
    figureOf: (key: string, value: number | null | undefined): string =>
      figureText(value, metricOf(key) ?? { key, unit: 'count' }, language),
  };
}

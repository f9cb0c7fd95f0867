/** Texts of figures and values. Pure except for Intl. */
import { comparedAs, isShareKey } from '@sintonia/contracts';
import type { Formats } from '../messages/formats.ts';
import { NO_FIGURE } from '../messages/formats.ts';
import { knownWord } from '../messages/known-word.ts';
import type { MetricEntry, Names } from './catalogue.ts';
import type { QueryWords } from './query-catalan.ts';

export function figureText(
  value: number | null | undefined,
  metric: Pick<MetricEntry, 'key' | 'unit'> | undefined,
  formats: Formats,
): string {
  if (value === null || value === undefined) return NO_FIGURE;
  switch (metric?.unit) {
    case 'ratio':
      if (isShareKey(metric.key)) return formats.share(value, 1);
      return isAudienceKey(metric.key) ? formats.mean(value) : formats.ratio(value);
    case 'seconds':
      return formats.duration(value);
    case 'ms':
      return `${formats.count(value)} ms`;
    case 'bitsPerSecond':
      return value < 1e6 ? `${formats.count(value / 1000)} kb/s` : `${formats.ratio(value / 1e6)} Mb/s`;
    default:
      return formats.count(value);
  }
}

/** How many there were on average. */
export const isAudienceKey = (key: string): boolean => /Audience/.test(key);

/** A difference of two figures, with its sign; of two shares in percentage points. */
export function differenceText(
  difference: number,
  metric: Pick<MetricEntry, 'key' | 'unit'> | undefined,
  formats: Formats,
): string {
  if (comparedAs(metric) === 'share') return formats.points(difference);
  return (difference < 0 ? '−' : '+') + figureText(Math.abs(difference), metric, formats);
}

/** Change of a metric's figure; null from zero, from nothing, and for a share that has no figure now. */
export function changeText(
  now: number | null | undefined,
  before: number | null | undefined,
  metric: Pick<MetricEntry, 'key' | 'unit'> | undefined,
  formats: Formats,
): string | null {
  const of = comparedAs(metric);
  if (of === 'share' && typeof now !== 'number') return null;
  return formats.change(now ?? 0, before ?? 0, of);
}

/** Text of a dimension's value: a label for a code, and a text for an empty one. */
export function valueText(dimension: string, value: string, words: QueryWords): string {
  const labels = words.values[dimension] ?? {};
  if (value === '') return labels[''] ?? words.noValue;
  // Our player puts the group of an error before its name: `networkError.fragLoadError`.
  const name = dimension === 'playbackError' ? value.slice(value.lastIndexOf('.') + 1) : value;
  const label = knownWord(labels, name);
  return label === name ? value : label;
}

/**
 * Metrics for the axis of the first: of the same unit, as many as there are lines. The others by the reason.
 *
 * @param most lines of a chart
 */
export function drawnTogether(keys: readonly string[], { metric }: Pick<Names, 'metric'>, most: number) {
  const kindOf = (key: string) => `${metric(key)?.unit} ${isShareKey(key)}`;
  const isSame = (key: string) => kindOf(key) === kindOf(keys[0] ?? '');
  const same = keys.filter(isSame);
  return { drawn: same.slice(0, most), tooMany: same.slice(most), otherUnit: keys.filter((key) => !isSame(key)) };
}

/** 0 for counts and amounts of time, null for what is divided or ranked: it has no figure without data. */
export const figureOfNothing = (metric: Pick<MetricEntry, 'unit' | 'parts'> | undefined): 0 | null =>
  metric && (metric.unit === 'count' || metric.unit === 'seconds') && metric.parts === null ? 0 : null;

/** Parts are drawn in percent. */
export const onAxis = (key: string, value: number): number => (isShareKey(key) ? value * 100 : value);

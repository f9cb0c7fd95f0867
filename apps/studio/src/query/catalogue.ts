/** Names of the catalogue, and valid combinations. Pure. */
import type { ReportCatalogue } from '@sintonia/contracts';
import type { Language } from '../messages/language-names.ts';

export type MetricEntry = ReportCatalogue['metrics'][number];
export type DimensionEntry = ReportCatalogue['dimensions'][number];

export interface Names {
  metric: (key: string) => MetricEntry | undefined;
  dimension: (key: string) => DimensionEntry | undefined;
  /** Label of a metric or dimension; the key when the catalogue does not have it. */
  nameOf: (key: string) => string;
}

export function namesOf({ metrics, dimensions }: ReportCatalogue, language: Language): Names {
  const byMetric = new Map(metrics.map((entry) => [entry.key, entry]));
  const byDimension = new Map(dimensions.map((entry) => [entry.key, entry]));
  return {
    metric: (key) => byMetric.get(key),
    dimension: (key) => byDimension.get(key),
    nameOf: (key) => (byMetric.get(key) ?? byDimension.get(key))?.title[language] ?? key,
  };
}

/** Common dimensions first, the others by label. */
export function inOrder(catalogue: ReportCatalogue, first: readonly string[], language: Language): ReportCatalogue {
  const placeOf = ({ key }: DimensionEntry) => (first.includes(key) ? first.indexOf(key) : first.length);
  const byName = (a: DimensionEntry, b: DimensionEntry) =>
    placeOf(a) - placeOf(b) || a.title[language].localeCompare(b.title[language], language);
  return { ...catalogue, dimensions: catalogue.dimensions.toSorted(byName) };
}

/** A dimension splits a metric when it applies to all of the metric's relations. */
export const goTogether = (
  dimension: Pick<DimensionEntry, 'relations'>,
  metric: Pick<MetricEntry, 'relations'>,
): boolean => metric.relations.every((relation) => dimension.relations.includes(relation));

/** Dimensions that split at least one of these metrics. */
export const dimensionsOfAny = ({ metrics, dimensions }: ReportCatalogue, keys: readonly string[]): DimensionEntry[] =>
  dimensions.filter((dimension) =>
    metrics.some((metric) => keys.includes(metric.key) && goTogether(dimension, metric)),
  );

/** Dimensions that split all of these metrics. */
export const dimensionsOfAll = ({ metrics, dimensions }: ReportCatalogue, keys: readonly string[]): DimensionEntry[] =>
  dimensions.filter((dimension) =>
    metrics.every((metric) => !keys.includes(metric.key) || goTogether(dimension, metric)),
  );

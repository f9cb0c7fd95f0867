/** Catalogue of metrics and dimensions with their names. */
import { Granularity, type ReportCatalogue, SegmentLevel } from '@sintonia/contracts';
import { DIMENSIONS } from './dimensions/all-dimensions.ts';
import { ALL_METRICS, metricOf } from './metrics/all-metrics.ts';
import { LESS_IS_BETTER } from './metrics/less-is-better.ts';
import { type CountedMetric, isRatio, type Metric, type Words } from './metrics/metric.ts';
import { countSql } from './plan/count-sql.ts';
import { type Sql, sql, text } from './sql.ts';

const written = ({ chunks }: Sql): string =>
  chunks
    .map((chunk) => (typeof chunk === 'string' ? chunk : String(chunk.value)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const countedOf = (metric: Metric): CountedMetric[] =>
  isRatio(metric) ? [metric.of, metric.per].flatMap((key) => countedOf(metricOf(key))) : [metric];

export const reportCatalogue = (): ReportCatalogue => ({
  metrics: Object.entries(ALL_METRICS).map(([key, metric]) => {
    const { unit, title, sentence, version } = metric;
    const relations = [...new Set(countedOf(metric).map(({ relation }) => relation))];
    const formula = isRatio(metric) ? `${metric.of} / ${metric.per}` : written(countSql(metric.count));
    return {
      ...{ key, unit, title, sentence, version, relations, rows: rowsOf(metric), parts: partsOf(metric), formula },
      reading: readingOf(metric),
      lessIsBetter: LESS_IS_BETTER.has(key),
    };
  }),
  dimensions: Object.entries(DIMENSIONS).map(([key, { kind, title, sentence, version, isMany, on }]) => {
    const [value] = Object.values(on);
    const formula = written(value?.value({ zone: text('zone') }) ?? sql``);
    return { key, kind, title, sentence, version, isMany: isMany ?? false, relations: Object.keys(on), formula };
  }),
  granularities: Granularity.options,
  segmentLevels: SegmentLevel.options,
});

/** Relation whose rows are behind a metric; for a ratio, that of its numerator. */
const rowsOf = (metric: Metric): string => (isRatio(metric) ? rowsOf(metricOf(metric.of)) : metric.relation);

/** The formula as people read it; of a ratio, the names of its parts. */
const readingOf = (metric: Metric): Words =>
  isRatio(metric) ? quotient(metricOf(metric.of).title, metricOf(metric.per).title) : metric.formula;

const quotient = (of: Words, per: Words): Words => ({ ca: `${of.ca} ÷ ${per.ca}`, en: `${of.en} ÷ ${per.en}` });

const partsOf = (metric: Metric): { numerator: string; denominator: string } | null =>
  isRatio(metric) ? { numerator: metric.of, denominator: metric.per } : null;

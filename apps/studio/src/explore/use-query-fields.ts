import { type DimensionEntry, goTogether, type MetricEntry } from '../query/catalogue.ts';
import { useNames } from '../query/names-context.ts';
import { MOST_DIMENSIONS, MOST_METRICS, type QueryState, sortAmong } from '../query/query-state.ts';
import { useQueryWords } from '../query/use-query-words.ts';

type Fields = Pick<QueryState, 'metrics' | 'dimensions'>;

/** The names with one added at the end, or without it. */
const toggled = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];

/** Metrics and dimensions of a query: how to change them, and which others cannot join them. */
export function useQueryFields(queryState: QueryState, onChange: (queryState: QueryState) => void) {
  const words = useQueryWords();
  const names = useNames();
  const { metrics, dimensions } = queryState;

  const change = (next: Partial<Fields>) => {
    const changed = { ...queryState, ...next };
    const isSameFirst = changed.dimensions[0] === dimensions[0];
    onChange({
      ...changed,
      search: isSameFirst ? queryState.search : '',
      sort: sortAmong(queryState.sort, changed.metrics, changed.dimensions),
    });
  };
  /** The last metric stays. */
  const toggleMetric = (key: string) => {
    const next = toggled(metrics, key);
    if (next.length > 0) change({ metrics: next });
  };
  const toggleDimension = (key: string) => change({ dimensions: toggled(dimensions, key) });
  /** Reason, or null when it can be chosen. */
  const whyNotMetric = (entry: MetricEntry): string | null => {
    if (metrics.includes(entry.key)) return null;
    const stopped = dimensions.find((key) => {
      const dimension = names.dimension(key);
      return dimension && !goTogether(dimension, entry);
    });
    if (stopped) return words.notOfMetric(names.nameOf(stopped));
    return metrics.length >= MOST_METRICS ? words.mostMetrics(MOST_METRICS) : null;
  };
  /** Without regard to the number of dimensions: one may replace another. */
  const whyNotDimension = (entry: DimensionEntry): string | null => {
    const stopped = metrics.find((key) => {
      const metric = names.metric(key);
      return metric && !goTogether(entry, metric);
    });
    return stopped ? words.notOfMetric(names.nameOf(stopped)) : null;
  };
  const canAddDimension = dimensions.length < MOST_DIMENSIONS;
  return { change, toggleMetric, toggleDimension, whyNotMetric, whyNotDimension, canAddDimension };
}

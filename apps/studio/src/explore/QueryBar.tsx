import type { ReportCatalogue } from '@sintonia/contracts';
import { Popover } from '../design/Popover.tsx';
import { goTogether } from '../query/catalogue.ts';
import { NameList } from '../query/NameList.tsx';
import { useNames } from '../query/names-context.ts';
import { MOST_DIMENSIONS, MOST_METRICS, type QueryState, sortAmong } from '../query/query-state.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { DimensionPart, MetricsText } from './DimensionPart.tsx';
import styles from './QueryBar.module.css';

/** The query as a sentence with editable parts: these metrics, by this dimension, and by that one. */
export function QueryBar({
  queryState,
  catalogue,
  onChange,
}: {
  queryState: QueryState;
  catalogue: ReportCatalogue;
  onChange: (queryState: QueryState) => void;
}) {
  const words = useQueryWords();
  const names = useNames();
  const { metrics, dimensions } = queryState;
  const change = (next: Partial<Pick<QueryState, 'metrics' | 'dimensions'>>) => {
    const changed = { ...queryState, ...next };
    const isSameFirst = changed.dimensions[0] === dimensions[0];
    onChange({
      ...changed,
      search: isSameFirst ? queryState.search : '',
      sort: sortAmong(queryState.sort, changed.metrics, changed.dimensions),
    });
  };
  const splits = (key: string) => {
    const metric = names.metric(key);
    return (entry: { relations: readonly string[] }) =>
      metric === undefined || goTogether({ relations: [...entry.relations] }, metric);
  };

  return (
    <section className={styles.query} aria-label={words.query}>
      <Popover triggerClass={styles.part} title={words.metrics} trigger={<MetricsText metrics={metrics} />}>
        <NameList
          label={words.metrics}
          entries={catalogue.metrics}
          isChosen={(key) => metrics.includes(key)}
          whyNot={(entry) => {
            if (metrics.includes(entry.key)) return null;
            const stopped = dimensions.find((key) => {
              const dimension = names.dimension(key);
              return dimension && !goTogether(dimension, entry);
            });
            if (stopped) return words.notOfMetric(names.nameOf(stopped));
            return metrics.length >= MOST_METRICS ? words.mostMetrics(MOST_METRICS) : null;
          }}
          onChoose={(key) => {
            const next = metrics.includes(key) ? metrics.filter((other) => other !== key) : [...metrics, key];
            if (next.length > 0) change({ metrics: next });
          }}
        />
      </Popover>
      {dimensions.map((key, place) => (
        <DimensionPart
          key={key}
          word={place === 0 ? words.by : words.thenBy}
          trigger={names.nameOf(key)}
          label={words.changeDimension(names.nameOf(key))}
          catalogue={catalogue}
          isChosen={(other) => other === key}
          whyNot={(entry) => {
            const stopped = metrics.find((metric) => !splits(metric)(entry));
            return stopped ? words.notOfMetric(names.nameOf(stopped)) : null;
          }}
          isTaken={(other) => other !== key && dimensions.includes(other)}
          onChoose={(other) => change({ dimensions: dimensions.map((one) => (one === key ? other : one)) })}
          onRemove={() => change({ dimensions: dimensions.filter((one) => one !== key) })}
        />
      ))}
      {dimensions.length < MOST_DIMENSIONS && (
        <DimensionPart
          word=""
          trigger={`+ ${words.dimension}`}
          label={words.addDimension}
          catalogue={catalogue}
          isChosen={() => false}
          whyNot={(entry) => {
            const stopped = metrics.find((metric) => !splits(metric)(entry));
            return stopped ? words.notOfMetric(names.nameOf(stopped)) : null;
          }}
          isTaken={(other) => dimensions.includes(other)}
          onChoose={(other) => change({ dimensions: [...dimensions, other] })}
        />
      )}
    </section>
  );
}

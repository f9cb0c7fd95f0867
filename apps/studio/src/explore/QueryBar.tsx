import type { ReportCatalogue } from '@sintonia/contracts';
import { lazy, Suspense, useId, useState } from 'react';
import { Popover } from '../design/Popover.tsx';
import { NameList } from '../query/NameList.tsx';
import { useNames } from '../query/names-context.ts';
import type { QueryState } from '../query/query-state.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { DimensionPart, MetricsText } from './DimensionPart.tsx';
import { useExploreWords } from './explore-words.ts';
import styles from './QueryBar.module.css';
import { useQueryFields } from './use-query-fields.ts';

/** Opens with a press. */
const FieldTray = lazy(async () => ({ default: (await import('./FieldTray.tsx')).FieldTray }));

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
  const own = useExploreWords();
  const names = useNames();
  const id = useId();
  const [isArranging, setArranging] = useState(false);
  const { metrics, dimensions } = queryState;
  const { change, toggleMetric, toggleDimension, whyNotMetric, whyNotDimension, canAddDimension } = useQueryFields(
    queryState,
    onChange,
  );

  return (
    <>
      <section className={styles.query} aria-label={words.query}>
        <Popover triggerClass={styles.part} title={words.metrics} trigger={<MetricsText metrics={metrics} />}>
          <NameList
            label={words.metrics}
            entries={catalogue.metrics}
            isChosen={(key) => metrics.includes(key)}
            whyNot={whyNotMetric}
            onChoose={toggleMetric}
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
            whyNot={whyNotDimension}
            isTaken={(other) => other !== key && dimensions.includes(other)}
            onChoose={(other) => change({ dimensions: dimensions.map((one) => (one === key ? other : one)) })}
            onRemove={() => toggleDimension(key)}
          />
        ))}
        {canAddDimension && (
          <DimensionPart
            word=""
            trigger={`+ ${words.dimension}`}
            label={words.addDimension}
            catalogue={catalogue}
            isChosen={() => false}
            whyNot={whyNotDimension}
            isTaken={(other) => dimensions.includes(other)}
            onChoose={toggleDimension}
          />
        )}
        <button
          type="button"
          className={styles.arrange}
          aria-expanded={isArranging}
          aria-controls={id}
          onClick={() => setArranging(!isArranging)}
        >
          {own.arrange}
        </button>
      </section>
      <div id={id}>
        {isArranging && (
          <Suspense fallback={<SkeletonBlock height={320} />}>
            <FieldTray queryState={queryState} catalogue={catalogue} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </>
  );
}

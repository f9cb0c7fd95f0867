import { lazy, Suspense } from 'react';
import { Popover } from '../design/Popover.tsx';
import { useFormats } from '../messages/language.ts';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import type { DimensionEntry } from './catalogue.ts';
import { FilterChips } from './FilterChips.tsx';
import type { Condition } from './query-state.ts';
import styles from './ScreenFilters.module.css';
import { useQueryWords } from './use-query-words.ts';

/** Opens with a press. */
const NewFilter = lazy(async () => ({ default: (await import('./NewFilter.tsx')).NewFilter }));

/** Filters of a screen in words, and a button to add one of any value. */
export function ScreenFilters({
  conditions,
  visitors,
  dimensions,
  unfiltered = [],
  onChange,
}: {
  conditions: readonly Condition[];
  /** Conditions on the visitors, as in `QueryState`. */
  visitors?: readonly Condition[] | undefined;
  /** Those that the screen can be filtered by. */
  dimensions: readonly DimensionEntry[];
  /** Names of figures that these filters cannot be applied to: the screen leaves them out. */
  unfiltered?: readonly string[];
  onChange: (conditions: Condition[], visitors: Condition[]) => void;
}) {
  const words = useQueryWords();
  const formats = useFormats();
  return (
    <div>
      <div className={styles.filters}>
        <FilterChips conditions={conditions} {...(visitors && { visitors })} onChange={onChange} />
        <Popover
          triggerClass={styles.add}
          trigger={`+ ${words.filter}`}
          label={words.addFilter}
          title={words.addFilter}
        >
          {(close) => (
            <Suspense fallback={<SkeletonBlock height={320} />}>
              <NewFilter
                dimensions={dimensions}
                onAdd={(condition) => {
                  close();
                  onChange([...conditions, condition], [...(visitors ?? [])]);
                }}
              />
            </Suspense>
          )}
        </Popover>
      </div>
      {unfiltered.length > 0 && <p className={styles.unfiltered}>{words.unfiltered(formats.list(unfiltered))}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useNames } from '../query/names-context.ts';
import { hasTime, type QueryState, type Sort } from '../query/query-state.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import styles from './ReportGrid.module.css';

/** Letters above which the name of a figure takes several lines, so that it does not widen its column. */
const LONG = 15;

/** Column headers: pressing one sorts by it, pressing again reverses the order. */
export function GridHead({
  queryState,
  isCompared,
  onSort,
  onDefinition,
}: {
  queryState: QueryState;
  /** Each figure has a change, by which its column can be sorted too. */
  isCompared: boolean;
  onSort: (sort: Sort) => void;
  onDefinition: (metric: string) => void;
}) {
  const words = useQueryWords();
  const names = useNames();
  const { metrics, dimensions, step } = queryState;
  const isTimed = hasTime(queryState);
  const sort =
    queryState.sort ?? (isTimed ? { by: 'time', isDescending: false } : { by: metrics[0] ?? '', isDescending: true });
  const column = (by: string, name: string, isNumber: boolean, beside?: ReactNode) => {
    const isSorted = sort.by === by;
    const isByChange = isSorted && isCompared && sort.isChange === true;
    const isByFigure = isSorted && !isByChange;
    const isDescending = isByFigure ? !sort.isDescending : isNumber;
    const arrow = sort.isDescending ? '↓ ' : '↑ ';
    return (
      <th
        key={by}
        scope="col"
        className={isNumber ? styles.number : undefined}
        aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
      >
        {!isCompared && beside}
        <button
          type="button"
          className={isNumber && name.length > LONG ? `${styles.sort} ${styles.long}` : styles.sort}
          title={words.sortBy(name)}
          onClick={() => onSort({ by, isDescending })}
        >
          {isByFigure && <span aria-hidden="true">{arrow}</span>}
          {name}
        </button>
        {isNumber && isCompared && (
          <span className={styles.below}>
            {beside}
            <button
              type="button"
              className={styles.byChange}
              aria-label={words.sortByChange(name)}
              aria-pressed={isByChange}
              title={words.sortByChange(name)}
              onClick={() => onSort({ by, isDescending: isByChange ? !sort.isDescending : true, isChange: true })}
            >
              {isByChange && <span aria-hidden="true">{arrow}</span>}
              {words.change}
            </button>
          </span>
        )}
      </th>
    );
  };
  return (
    <thead>
      <tr>
        {isTimed && column('time', words.time[step], false)}
        {dimensions.map((key) => column(key, names.nameOf(key), false))}
        {dimensions.length === 0 && !isTimed && <th scope="col" aria-label={words.total} />}
        {metrics.map((key) =>
          column(
            key,
            names.nameOf(key),
            true,
            <button
              type="button"
              className={styles.define}
              aria-label={words.definition(names.nameOf(key))}
              aria-haspopup="dialog"
              onClick={() => onDefinition(key)}
            >
              <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
                <circle cx="8" cy="8" r="7" />
                <path d="M8 7.200V11.500M8 4.600V4.700" />
              </svg>
            </button>,
          ),
        )}
      </tr>
    </thead>
  );
}

import { useWords } from '../messages/language.ts';
import styles from './ReportTable.module.css';
import { nextSort, type TableSort } from './table-order.ts';

/** A header cell that sorts a table of its own layout, as those of `ReportTable` do. */
export function SortHeader({
  name,
  isNumber = false,
  className,
  sort,
  onSort,
}: {
  name: string;
  isNumber?: boolean;
  className?: string | undefined;
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
}) {
  const words = useWords().table;
  const isSorted = sort?.by === name;
  return (
    <th
      scope="col"
      className={className}
      {...(isSorted && ({ 'aria-sort': sort.isDescending ? 'descending' : 'ascending' } as const))}
    >
      <button
        type="button"
        className={styles.sort}
        title={words.sortBy(name)}
        onClick={() => onSort(nextSort(sort, name, isNumber))}
      >
        {isSorted && <span aria-hidden="true">{sort.isDescending ? '↓ ' : '↑ '}</span>}
        {name}
      </button>
    </th>
  );
}

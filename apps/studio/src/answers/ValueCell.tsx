import { Link, useSearchParams } from 'react-router';
import { valueAddress } from '../links/entity-address.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useValueText } from '../query/use-value-text.ts';
import styles from './ReportGrid.module.css';

/**
 * A value of a row: a press opens its actions, the arrow at its end its page. It has no part of the figures of its row,
 * because its name may come later and its link follows the address.
 */
export function ValueCell({
  dimension,
  value,
  beside,
  barPercent,
  onOpen,
}: {
  dimension: string;
  value: string;
  /** Other values of the row. */
  beside: Readonly<Record<string, string>>;
  /** Length of the bar behind the first value of a row; null for the others. */
  barPercent: number | null;
  onOpen: (button: HTMLElement) => void;
}) {
  const words = useQueryWords();
  const [search] = useSearchParams();
  const text = useValueText()(dimension, value, beside);
  const address = valueAddress(dimension, value, search);
  return (
    <td
      className={`${barPercent === null ? styles.value : styles.first} ${address ? styles.withLink : ''}`}
      style={barPercent === null ? undefined : { backgroundSize: `${barPercent}% 100%` }}
    >
      <button
        type="button"
        data-cell=""
        tabIndex={-1}
        className={value === '' ? styles.none : styles.name}
        aria-haspopup="dialog"
        aria-label={words.rowMenu(text)}
        title={value}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        {text}
      </button>
      {address && (
        <Link
          to={address}
          tabIndex={-1}
          className={styles.entity}
          aria-label={words.entityPageOf(text)}
          title={words.entityPage}
        >
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2 10L10 2M4 2H10V8" fill="none" stroke="currentColor" strokeWidth="1.4" />
          </svg>
        </Link>
      )}
    </td>
  );
}

import type { ReportRow } from '@sintonia/contracts';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import buttons from '../design/Button.module.css';
import popover from '../design/Popover.module.css';
import { PopoverSheet } from '../design/PopoverSheet.tsx';
import { valueAddress } from '../links/entity-address.ts';
import type { DimensionEntry } from '../query/catalogue.ts';
import { NameList } from '../query/NameList.tsx';
import { useNames } from '../query/names-context.ts';
import { brokenDown, fixedValues, type QueryState, withCondition } from '../query/query-state.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useValueText } from '../query/use-value-text.ts';
import styles from './RowMenu.module.css';

/** Actions of a row: keep only it, exclude it, or break it down. */
export function RowMenu({
  button,
  dimension,
  row,
  queryState,
  breakdowns,
  onQuery,
  onClose,
  children,
}: {
  /** It opens beside this button. */
  button: HTMLElement;
  dimension: string;
  row: ReportRow;
  queryState: QueryState;
  breakdowns: readonly DimensionEntry[];
  onQuery: (queryState: QueryState) => void;
  onClose: () => void;
  /** Actions of the screen, before those of every row. */
  children?: ReactNode;
}) {
  const words = useQueryWords();
  const textOf = useValueText();
  const names = useNames();
  const value = row.dimensions[dimension] ?? '';
  const filterBy = (isExcluded: boolean) => onQuery(withCondition(queryState, { dimension, isExcluded, value }));
  const [search] = useSearchParams();
  const address = valueAddress(dimension, value, search);
  const isPath = dimension === 'path' && /^\/(?![/\\])/.test(value);
  return (
    <PopoverSheet
      button={button}
      distance={4}
      above={<p className={styles.of}>{names.nameOf(dimension)}</p>}
      title={textOf(dimension, value, { ...fixedValues(queryState), ...row.dimensions })}
      titleClass={`${popover.title} ${styles.value}`}
      tooltip={value}
      onClose={onClose}
    >
      <div className={styles.acts}>
        {children}
        {address && (
          <Link className={buttons.primary} to={address}>
            {words.entityPage}
          </Link>
        )}
        <button type="button" className={buttons.plain} onClick={() => filterBy(false)}>
          {words.only}
        </button>
        <button type="button" className={buttons.plain} onClick={() => filterBy(true)}>
          {words.without}
        </button>
        {isPath && (
          <a className={buttons.plain} href={value} target="_blank" rel="noreferrer">
            {words.open}
          </a>
        )}
      </div>
      <p className={styles.head}>{words.breakDown}</p>
      <NameList
        label={words.breakDown}
        entries={breakdowns}
        isChosen={() => false}
        whyNot={() => null}
        onChoose={(by) => onQuery(brokenDown(queryState, { [dimension]: value }, by))}
      />
    </PopoverSheet>
  );
}

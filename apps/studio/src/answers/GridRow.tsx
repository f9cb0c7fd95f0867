import type { ReportRow } from '@sintonia/contracts';
import { memo, use } from 'react';
import type { Cell } from '../figures/cell.ts';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { fixedValues, hasTime, type QueryState } from '../query/query-state.ts';
import { timeText } from '../query/time-text.ts';
import { Figure } from './Figure.tsx';
import styles from './ReportGrid.module.css';
import { ValueCell } from './ValueCell.tsx';

/** Row of an answer. Every prop must keep its identity while it shows the same: figures are costly to render again. */
export const GridRow = memo(function GridRow({
  row,
  rowIndex,
  queryState,
  barPercent,
  onValue,
  onCell,
}: {
  row: ReportRow;
  /** Among all rows of the table, as ARIA counts them. */
  rowIndex: number;
  /** Query of the answer. */
  queryState: QueryState;
  /** Length of the bar behind the first value. */
  barPercent: number;
  /** Opens the actions of a value, beside its button. */
  onValue: (button: HTMLElement, dimension: string, row: ReportRow) => void;
  onCell: (cell: Cell) => void;
}) {
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const { metrics, dimensions, step, sort } = queryState;
  const beside = { ...fixedValues(queryState), ...row.dimensions };
  return (
    <tr aria-rowindex={rowIndex}>
      {hasTime(queryState) && (
        <td className={styles.time}>{timeText(row.dimensions.time ?? '', step, formats, timeZone)}</td>
      )}
      {dimensions.map((key, place) => (
        <ValueCell
          key={key}
          dimension={key}
          value={row.dimensions[key] ?? ''}
          beside={beside}
          barPercent={place === 0 ? barPercent : null}
          onOpen={(button) => onValue(button, key, row)}
        />
      ))}
      {metrics.map((key) => (
        <td key={key} className={styles.number}>
          <Figure
            metric={key}
            row={row}
            hasDifference={sort?.isChange === true && sort.by === key}
            onOpen={() => onCell({ metric: key, row, isTotal: false })}
          />
        </td>
      ))}
    </tr>
  );
});

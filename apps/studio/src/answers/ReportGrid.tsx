import type { ReportAnswer, ReportRow } from '@sintonia/contracts';
import { lazy, Suspense, useCallback } from 'react';
import { useOpened } from '../design/use-opened.ts';
import type { Cell } from '../figures/cell.ts';
import { useFormats } from '../messages/language.ts';
import { useNames } from '../query/names-context.ts';
import { hasTime, type QueryState, type Sort } from '../query/query-state.ts';
import { PAGE_ROWS } from '../query/report-request.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { Figure } from './Figure.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { moveByKey, updateTabStop } from './grid-keys.ts';
import styles from './ReportGrid.module.css';

/** Opens with a press. */
const RowMenu = lazy(async () => ({ default: (await import('./RowMenu.tsx')).RowMenu }));

/** Of long tables only. */
const FurtherRows = lazy(async () => ({ default: (await import('./FurtherRows.tsx')).FurtherRows }));

/** From so many rows on, a table is painted as a layer of its own. */
const LONG_ROWS = 30;

/** Number of the first row, after the header and the total. */
const ROWS_BEFORE = 3;

/** Table of an answer, total first. A value opens the actions of its row, a figure its basis. */
export function ReportGrid({
  label,
  queryState,
  current,
  answer,
  rows,
  onSort,
  onQuery,
  onCell,
  onDefinition,
  breakdowns,
}: {
  label: string;
  /** Query of the answer. */
  queryState: QueryState;
  /** Query of the address, which a row's menu changes; its answer may be pending. */
  current: QueryState;
  answer: ReportAnswer;
  rows: readonly ReportRow[];
  onSort: (sort: Sort) => void;
  /** Opens another query, from a row. */
  onQuery: (queryState: QueryState) => void;
  /** Must keep its identity between renders. */
  onCell: (cell: Cell) => void;
  onDefinition: (metric: string) => void;
  /** Dimensions for a further breakdown of a row. */
  breakdowns: Parameters<typeof RowMenu>[0]['breakdowns'];
}) {
  const words = useQueryWords();
  const formats = useFormats();
  const { metric: metricOf } = useNames();
  const [opened, setOpened] = useOpened<{ button: HTMLElement; dimension: string; row: ReportRow }>();
  const openMenu = useCallback(
    (button: HTMLElement, dimension: string, row: ReportRow) => setOpened({ button, dimension, row }),
    [setOpened],
  );
  const { metrics, dimensions } = queryState;
  const isTimed = hasTime(queryState);
  const before = (isTimed ? 1 : 0) + dimensions.length;
  const ranked = metrics.find((key) => key === queryState.sort?.by) ?? metrics[0] ?? '';
  const isShare = metricOf(ranked)?.unit !== 'ratio';
  const largest = Math.max(0, ...rows.map((row) => row.metrics[ranked] ?? 0));
  const partOf = (row: ReportRow) => (isShare && largest > 0 ? ((row.metrics[ranked] ?? 0) / largest) * 100 : 0);
  const total: Cell['row'] = {
    dimensions: {},
    metrics: answer.totals,
    ...(answer.compared && { compared: answer.compared.totals }),
  };

  const rowOf = (row: ReportRow, place: number) => (
    <GridRow
      key={JSON.stringify(row.dimensions)}
      row={row}
      rowIndex={place + ROWS_BEFORE}
      queryState={queryState}
      barPercent={partOf(row)}
      onValue={openMenu}
      onCell={onCell}
    />
  );

  return (
    <div className={styles.scroll}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an ARIA grid, whose cells are buttons reached by arrow keys
        role="grid"
        className={rows.length < LONG_ROWS ? styles.grid : styles.long}
        aria-label={label}
        aria-rowcount={answer.rowCount + 2}
        aria-describedby="grid-keys"
        onKeyDown={moveByKey}
        onFocus={updateTabStop}
      >
        <GridHead
          queryState={queryState}
          isCompared={answer.compared !== null}
          onSort={onSort}
          onDefinition={onDefinition}
        />
        <tbody className={styles.totals}>
          <tr>
            <th scope="row" colSpan={Math.max(1, before)}>
              {words.total}
              <span className={styles.count}>{words.rowCount(formats.count(answer.rowCount))}</span>
            </th>
            {metrics.map((key, place) => (
              <td key={key} className={styles.number}>
                <Figure
                  metric={key}
                  row={total}
                  isTabStop={place === 0}
                  onOpen={() => onCell({ metric: key, row: total, isTotal: true })}
                />
              </td>
            ))}
          </tr>
        </tbody>
        <tbody>{rows.slice(0, PAGE_ROWS).map(rowOf)}</tbody>
        {rows.length > PAGE_ROWS && (
          <Suspense fallback={null}>
            <FurtherRows rows={rows.slice(PAGE_ROWS)} columns={Math.max(1, before) + metrics.length} show={rowOf} />
          </Suspense>
        )}
      </table>
      <p id="grid-keys" className="heard">
        {words.keys}
      </p>
      {opened && (
        <Suspense fallback={null}>
          <RowMenu
            {...opened}
            queryState={current}
            breakdowns={breakdowns}
            onQuery={(next) => {
              setOpened(null);
              onQuery(next);
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

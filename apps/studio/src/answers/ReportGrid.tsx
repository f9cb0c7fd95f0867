import type { ReportAnswer, ReportRow } from '@sintonia/contracts';
import { lazy, Suspense, use } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useOpened } from '../design/use-opened.ts';
import type { Cell } from '../figures/cell.ts';
import { valueAddress } from '../links/entity-address.ts';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { useNames } from '../query/names-context.ts';
import { fixedValues, hasTime, type QueryState, type Sort } from '../query/query-state.ts';
import { PAGE_ROWS } from '../query/report-request.ts';
import { timeText } from '../query/time-text.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useValueText } from '../query/use-value-text.ts';
import { Figure } from './Figure.tsx';
import { GridHead } from './GridHead.tsx';
import { moveByKey, updateTabStop } from './grid-keys.ts';
import styles from './ReportGrid.module.css';

/** Opens with a press. */
const RowMenu = lazy(async () => ({ default: (await import('./RowMenu.tsx')).RowMenu }));

/** Of long tables only. */
const FurtherRows = lazy(async () => ({ default: (await import('./FurtherRows.tsx')).FurtherRows }));

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
  onCell: (cell: Cell) => void;
  onDefinition: (metric: string) => void;
  /** Dimensions for a further breakdown of a row. */
  breakdowns: Parameters<typeof RowMenu>[0]['breakdowns'];
}) {
  const words = useQueryWords();
  const textOf = useValueText();
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const { metric: metricOf } = useNames();
  const [opened, setOpened] = useOpened<{ button: HTMLElement; dimension: string; row: ReportRow }>();
  const [search] = useSearchParams();
  const { metrics, dimensions, step } = queryState;
  const fixed = fixedValues(queryState);
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
    <tr key={JSON.stringify(row.dimensions)} aria-rowindex={place + ROWS_BEFORE}>
      {isTimed && <td className={styles.time}>{timeText(row.dimensions.time ?? '', step, formats, timeZone)}</td>}
      {dimensions.map((key, place) => {
        const value = row.dimensions[key] ?? '';
        const text = textOf(key, value, { ...fixed, ...row.dimensions });
        const address = valueAddress(key, value, search);
        return (
          <td
            key={key}
            className={`${place === 0 ? styles.first : styles.value} ${address ? styles.withLink : ''}`}
            style={place === 0 ? { backgroundSize: `${partOf(row)}% 100%` } : undefined}
          >
            <button
              type="button"
              data-cell=""
              tabIndex={-1}
              className={value === '' ? styles.none : styles.name}
              aria-haspopup="dialog"
              aria-label={words.rowMenu(text)}
              title={value}
              onClick={(event) => setOpened({ button: event.currentTarget, dimension: key, row })}
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
      })}
      {metrics.map((key) => (
        <td key={key} className={styles.number}>
          <Figure
            metric={key}
            row={row}
            hasDifference={queryState.sort?.isChange === true && queryState.sort.by === key}
            onOpen={() => onCell({ metric: key, row, isTotal: false })}
          />
        </td>
      ))}
    </tr>
  );

  return (
    <div className={styles.scroll}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an ARIA grid, whose cells are buttons reached by arrow keys
        role="grid"
        className={styles.grid}
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

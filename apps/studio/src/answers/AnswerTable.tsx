import type { ReportCatalogue, ReportRow } from '@sintonia/contracts';
import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react';
import { notYet, useTurn } from '../api/use-turn.ts';
import buttons from '../design/Button.module.css';
import type { Cell } from '../figures/cell.ts';
import { DataTime } from '../figures/DataTime.tsx';
import { OpenedFigure } from '../figures/OpenedFigure.tsx';
import { shortKey } from '../links/sheet-address.ts';
import { useSheet } from '../links/use-sheet.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { goTogether } from '../query/catalogue.ts';
import { useNames } from '../query/names-context.ts';
import type { QueryState } from '../query/query-state.ts';
import { isSortedByText, PAGE_ROWS, type ReportRequest, tableQuery } from '../query/report-request.ts';
import { SearchBox } from '../query/SearchBox.tsx';
import { useQueryWords } from '../query/use-query-words.ts';
import { isOpen, useReport } from '../query/use-report.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonRows } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import { Basis, Nothing } from './AnswerBasis.tsx';
import styles from './AnswerTable.module.css';
import { byChange } from './by-change.ts';
import { cellText, openedCell } from './opened-cell.ts';
import { ReportGrid } from './ReportGrid.tsx';

/** Not on every screen with a table. */
const QueryProblem = lazy(async () => ({ default: (await import('./QueryProblem.tsx')).QueryProblem }));
const LinkedRow = lazy(async () => ({ default: (await import('./LinkedRow.tsx')).LinkedRow }));
/** Only of tables that are sorted by a dimension. */
const TextOrder = lazy(async () => ({ default: (await import('./TextOrder.tsx')).TextOrder }));
const TableActions = lazy(async () => ({ default: (await import('./TableActions.tsx')).TableActions }));

/**
 * Table of a query: search, export, rows by page, and basis. One of many on a screen, it does not render again when only
 * another part of the address changes: every prop must keep its identity between renders.
 */
export const AnswerTable = memo(function AnswerTable({
  request,
  catalogue,
  onQuery,
  mostRows,
  onExtent,
  whenEmpty,
}: {
  request: ReportRequest;
  /** One of several tables on a screen: so many rows, without its own tools and foot. */
  mostRows?: number;
  /** Shows all rows, or the first ones again. */
  onExtent?: (isWhole: boolean) => void;
  /** What fills it, for a table that is no preset. */
  whenEmpty?: string | undefined;
  catalogue: ReportCatalogue;
  onQuery: (queryState: QueryState, isReplaced?: boolean) => void;
}) {
  const words = useQueryWords();
  const { table } = useWords();
  const formats = useFormats();
  const names = useNames();
  const [opened, open, close] = useSheet(
    `taula-${shortKey(JSON.stringify([request.queryState.metrics, request.queryState.dimensions, request.queryState.conditions]))}`,
  );
  const [pressed, setPressed] = useState<Cell | null>(null);
  const openCell = useCallback(
    (cell: Cell) => {
      setPressed(cell);
      open(cellText(cell.metric, cell));
    },
    [open],
  );
  const isWhole = mostRows === undefined;
  const query = useMemo(() => tableQuery(request, mostRows), [request, mostRows]);
  const [ref, turn] = useTurn<HTMLElement>();
  const {
    state,
    again,
    shown,
    rows: answeredRows,
    next,
    more,
    isFetching,
    moreError,
  } = useReport(query, request.named === null ? notYet : isWhole ? undefined : turn);
  const mark = useBusyMark(state);
  // The answer may belong to the previous query: it keeps that query's names until the next one arrives.
  const [answered, setAnswered] = useState({ query, queryState: request.queryState });
  if (shown && shown.query === query && answered.query !== query)
    setAnswered({ query, queryState: request.queryState });
  const { queryState } = answered;
  const { sort } = queryState;
  const isByChange = sort?.isChange === true && shown?.answer.compared != null;
  const isByText = isSortedByText(queryState);
  const [byText, setByText] = useState<Parameters<Parameters<typeof TextOrder>[0]['onSorted']>[0] | null>(null);
  const isOrdered = byText?.of === shown?.answer.rows && byText?.queryState === queryState;
  const sorted: readonly ReportRow[] =
    isByChange && sort ? byChange(answeredRows, sort) : isByText && isOrdered && byText ? byText.rows : answeredRows;
  // The server gives all rows that are sorted here; they are shown by page all the same.
  const [textRows, setTextRows] = useState(PAGE_ROWS);
  const most = mostRows ?? (isByText ? textRows : Number.POSITIVE_INFINITY);
  const rows = isByChange || isByText ? sorted.slice(0, most) : sorted;
  const hasMore = isByText ? sorted.length > rows.length : next !== null;
  const isCut = shown !== null && shown.answer.rowCount > rows.length && (!isWhole || hasMore);
  const [first] = request.queryState.dimensions;
  const found = opened === null || !shown ? null : openedCell(opened, pressed, shown.answer, rows);
  // An answer that comes again must not ask for the row again.
  const values = found && 'dimensions' in found ? JSON.stringify(found.dimensions) : null;
  const linked = useMemo<Record<string, string> | null>(() => (values === null ? null : JSON.parse(values)), [values]);
  const breakdowns = catalogue.dimensions.filter(
    (entry) =>
      !queryState.dimensions.includes(entry.key) &&
      queryState.metrics.every((key) => {
        const metric = names.metric(key);
        return metric === undefined || goTogether(entry, metric);
      }),
  );
  const label = words.table(
    queryState.metrics.map(names.nameOf).join(', '),
    queryState.dimensions.map(names.nameOf).join(', '),
  );

  if (state.at === 'failed' && !state.stale) {
    return (
      <Suspense fallback={null}>
        <QueryProblem error={state.error} queryState={request.queryState} query={query} onRetry={again} />
      </Suspense>
    );
  }
  return (
    <section ref={ref} aria-label={label} {...mark} className={styles.table}>
      {isWhole && (
        <div className={styles.tools}>
          {first !== undefined && (
            <SearchBox
              key={first}
              of={names.nameOf(first)}
              value={request.queryState.search}
              onSearch={(search) => onQuery({ ...request.queryState, search }, true)}
            />
          )}
          {request.queryState.step !== 'total' && first !== undefined && (
            <label className={styles.byTime}>
              <input
                type="checkbox"
                checked={request.queryState.isByTime}
                onChange={(event) => onQuery({ ...request.queryState, isByTime: event.target.checked, sort: null })}
              />
              {words.alsoByTime}
            </label>
          )}
        </div>
      )}
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!shown && <SkeletonRows widths={[100, 100, 98, 100, 97, 100, 99, 100]} />}
      {shown && rows.length === 0 && <Nothing queryState={queryState} whenEmpty={whenEmpty} />}
      {shown && isByChange && (
        <p className={styles.basis}>
          {words.sortedByChange(formats.count(answeredRows.length), formats.count(shown.answer.rowCount))}
        </p>
      )}
      {shown && isByText && (
        <Suspense fallback={null}>
          <TextOrder rows={shown.answer.rows} queryState={queryState} onSorted={setByText} />
        </Suspense>
      )}
      {shown && isByText && shown.answer.rowCount > sorted.length && (
        <p className={styles.basis}>
          {words.sortedByText(formats.count(sorted.length), formats.count(shown.answer.rowCount))}
        </p>
      )}
      {shown && rows.length > 0 && (
        <ReportGrid
          label={label}
          queryState={queryState}
          current={request.queryState}
          answer={shown.answer}
          rows={rows}
          onSort={(sort) => onQuery({ ...request.queryState, sort })}
          onQuery={onQuery}
          onCell={openCell}
          onDefinition={(metric) => open(cellText(metric, null))}
          breakdowns={breakdowns}
        />
      )}
      {shown && rows.length > 0 && (
        <Suspense fallback={<div className={styles.actions} />}>
          <TableActions name={label} request={request} answer={shown.answer} rows={rows}>
            {onExtent && (isWhole || isCut) && (
              <button
                type="button"
                className={buttons.plain}
                aria-label={`${isWhole ? table.first : table.all}: ${label}`}
                onClick={() => onExtent(!isWhole)}
              >
                {isWhole ? table.first : table.all}
              </button>
            )}
            {isWhole && hasMore && (
              <button
                type="button"
                className={buttons.plain}
                onClick={isByText ? () => setTextRows(textRows + PAGE_ROWS) : more}
                disabled={isFetching}
              >
                {isFetching
                  ? words.fetching
                  : table.more(formats.count(Math.min(PAGE_ROWS, shown.answer.rowCount - rows.length)))}
              </button>
            )}
            {isCut && <span>{table.shownOf(formats.count(rows.length), formats.count(shown.answer.rowCount))}</span>}
            {moreError && <Problem error={moreError} onRetry={more} />}
          </TableActions>
        </Suspense>
      )}
      {isWhole && shown && (
        <>
          <Basis basis={shown.answer.basis} />
          <DataTime at={shown.at} again={isOpen(shown.answer) ? again : null} />
        </>
      )}
      {found && shown && queryState.metrics.includes(found.metric) && 'cell' in found && (
        <OpenedFigure {...found} queryState={queryState} query={shown.query} answer={shown.answer} onClose={close} />
      )}
      {found && shown && queryState.metrics.includes(found.metric) && linked && (
        <Suspense fallback={null}>
          <LinkedRow
            metric={found.metric}
            dimensions={linked}
            queryState={queryState}
            query={shown.query}
            answer={shown.answer}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
});

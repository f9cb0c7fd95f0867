import { ReportRows } from '@sintonia/contracts';
import { useCallback } from 'react';
import { send } from '../api/request.ts';
import { useAnswer } from '../api/use-answer.ts';
import { knownWord } from '../messages/known-word.ts';
import { useFormats } from '../messages/language.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './FigureSheet.module.css';
import { useSheetWords } from './use-sheet-words.ts';

/** Maximum number of rows shown. */
const SHOWN = 50;
/** Fields for people, in order; missing ones are left out. */
const FIELDS = ['visitor', 'page', 'kind', 'event', 'ad_name', 'furthest_s', 'played_ms', 'events', 'tier'] as const;
/** Characters that distinguish the visitors of a figure. */
const VISITOR_SHOWN = 6;
/** Dimension whose value texts a field shares. */
const WORDS_OF: Readonly<Record<string, string>> = { kind: 'hitKind', tier: 'consentTier' };

type Row = ReportRows['rows'][number];

/** Rows behind one figure. */
export function RowsBehind({
  path,
  body,
}: {
  /** Of the API, below `/api/v1/reports/`: `rows`, or `funnel/rows` … */
  path: string;
  /** The query and the figure, without limit. Must keep its identity between renders. */
  body: object;
}) {
  const words = useQueryWords();
  const { sheet: sheetWords } = useSheetWords();
  const formats = useFormats();
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => send('POST', `/api/v1/reports/${path}`, { ...body, limit: SHOWN }, ReportRows, signal),
      [path, body],
    ),
  );
  if (state.at === 'failed') return <Problem error={state.error} since={state.since} onRetry={again} />;
  if (state.at === 'loading') return <SkeletonLines widths={[100, 96, 100, 92]} height={20} />;
  const { rows, rowCount } = state.value;
  const [first] = rows;
  if (!first) return <p>{sheetWords.noRows}</p>;
  const moment = (at: Row[string]) => (typeof at === 'string' ? formats.moment(at) : '');
  const textOf = (field: string, value: Row[string] | undefined): string => {
    if (typeof value === 'number') {
      if (field === 'furthest_s') return formats.duration(value);
      return field === 'played_ms' ? formats.duration(value / 1000) : formats.count(value);
    }
    if (field === 'visitor') return (value ?? '').slice(0, VISITOR_SHOWN);
    return knownWord(words.values[WORDS_OF[field] ?? ''] ?? {}, value ?? '');
  };
  // A value that all rows share is part of the figure already.
  const saysSomething = (field: string) => rows.length === 1 || new Set(rows.map((row) => row[field])).size > 1;
  const columns: Column<Row>[] = [
    { name: sheetWords.at, value: (row) => row.at ?? '', show: (row) => moment(row.at ?? null) },
    ...FIELDS.filter((field) => field in first && saysSomething(field)).map((field) => ({
      name: sheetWords.fields[field] ?? field,
      value: (row: Row) => (typeof row[field] === 'number' ? row[field] : textOf(field, row[field])),
      show: (row: Row) => textOf(field, row[field]),
      isNumber: typeof first[field] === 'number',
    })),
  ];
  return (
    <div className={styles.rows}>
      <p>{sheetWords.rowsShown(formats.count(rows.length), formats.count(rowCount))}</p>
      <ReportTable caption={sheetWords.rows} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />
    </div>
  );
}

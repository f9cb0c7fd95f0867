import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { RequestError } from '../api/request.ts';
import buttons from '../design/Button.module.css';
import { download } from '../design/download.ts';
import { valueAddress } from '../links/entity-address.ts';
import { sessionAddress } from '../links/session-address.ts';
import { knownWord } from '../messages/known-word.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { useNames } from '../query/names-context.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useValueText } from '../query/use-value-text.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { fileName } from '../tables/csv.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './FigureSheet.module.css';
import { numberColumns } from './number-columns.ts';
import { rowsFile } from './rows-file.ts';
import { fetchAllRows, MOST_IN_FILE, PAGE_ROWS, type Row, useRows } from './use-rows.ts';
import { useSheetWords } from './use-sheet-words.ts';

/** Fields for people, in order; missing ones are left out. */
const FIELDS = [
  ...['visitor', 'page', 'title', 'channel', 'kind', 'event', 'ad_name'],
  ...['furthest_s', 'played_ms', 'seconds', 'events', 'tier'],
  ...['visit', 'reached', 'cumulative_s', 'consecutive_s'],
] as const;
/** Characters that distinguish the visitors, or the visits, of a figure. */
const VISITOR_SHOWN = 6;
const PSEUDONYMS: ReadonlySet<string> = new Set(['visitor', 'visit']);
const SECONDS: ReadonlySet<string> = new Set(['furthest_s', 'seconds', 'cumulative_s', 'consecutive_s']);
/** Characters at the end of an id, which distinguish the sessions of a figure. */
const SESSION_SHOWN = 8;
/** Dimension whose value texts a field shares. */
const DIMENSION_OF: Readonly<Record<string, string>> = { kind: 'hitKind', tier: 'consentTier' };

/** Rows behind one figure, by page; as a file all of them. */
export function RowsBehind({
  name,
  path,
  body,
  noteOn,
}: {
  /** Name of the figure. */
  name: string;
  /** Path of the API below `/api/v1/reports/`: `rows`, or `funnel/rows` … */
  path: string;
  /** The query and the figure, without limit. Must keep its identity between renders. */
  body: object;
  /** What to say of the figure that the rows give now; null for nothing. */
  noteOn?: ((figure: number) => string | null) | undefined;
}) {
  const { events } = useWords().realtime;
  const { fetching } = useQueryWords();
  const valueText = useValueText();
  const { sheet: sheetWords } = useSheetWords();
  const formats = useFormats();
  const names = useNames();
  const [search] = useSearchParams();
  const { table } = useWords();
  const [isSaving, setSaving] = useState(false);
  const [saveError, setSaveError] = useState<RequestError | null>(null);
  const { state, again, answer, rows, next, more, isFetching, moreError } = useRows(path, body);
  if (state.at === 'failed') return <Problem error={state.error} since={state.since} onRetry={again} />;
  if (!answer) return <SkeletonLines widths={[100, 96, 100, 92]} height={20} />;
  const { metric = '', rowCount, sum, windowS, figure } = answer;
  const note = typeof figure === 'number' && noteOn?.(figure);
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const all = await fetchAllRows(path, body);
    setSaving(false);
    setSaveError(all.ok ? null : all.error);
    if (all.ok) download(fileName(`${name} ${sheetWords.rows}`), rowsFile(all.value), 'text/csv');
  };
  const [first] = rows;
  if (!first) return <p>{sheetWords.noRows}</p>;
  const dateTimeOf = (at: Row[string]) => (typeof at === 'string' ? formats.dateTime(at) : '');
  const textOf = (field: string, value: Row[string] | undefined): string => {
    if (typeof value === 'number') {
      if (SECONDS.has(field)) return formats.duration(value);
      return field === 'played_ms' ? formats.duration(value / 1000) : formats.count(value);
    }
    if (PSEUDONYMS.has(field)) return (value ?? '').slice(0, VISITOR_SHOWN);
    if (field === 'event') return knownWord(events, value ?? '');
    return value ? valueText(DIMENSION_OF[field] ?? field, value) : '';
  };
  // Rows of an analysis are in the order of their identifiers.
  const isByTime = path === 'rows';
  const [shown, all] = [formats.count(rows.length), formats.count(rowCount)];
  // A value that all rows share is part of the figure already; one that none has says nothing.
  const saysSomething = (field: string) => {
    const values = new Set(rows.map((row) => row[field] ?? ''));
    return values.size > 1 || (rows.length === 1 && !values.has(''));
  };
  const timeColumn: Column<Row> = {
    name: sheetWords.at,
    value: (row) => row.at ?? '',
    show: (row) => {
      const at = dateTimeOf(row.at ?? null);
      return typeof row.session === 'string' && row.session !== '' ? (
        <Link to={sessionAddress(row.session, search)} aria-label={sheetWords.sessionOf(at)}>
          {at}
        </Link>
      ) : (
        at
      );
    },
  };
  const sessionColumn: Column<Row> = {
    name: sheetWords.session,
    value: ({ session }) => session ?? '',
    show: ({ session }) =>
      typeof session === 'string' && <Link to={sessionAddress(session, search)}>{session.slice(-SESSION_SHOWN)}</Link>,
  };
  const columns: Column<Row>[] = [
    ...('at' in first ? [timeColumn] : 'session' in first ? [sessionColumn] : []),
    ...numberColumns(names.metric(metric), names.nameOf(metric), first, sheetWords, formats).map((column) => ({
      name: column.name,
      value: column.of,
      show: column.show,
      isNumber: true,
    })),
    ...FIELDS.filter((field) => field in first && saysSomething(field)).map((field) => ({
      name: sheetWords.fields[field] ?? field,
      value: (row: Row) => (typeof row[field] === 'number' ? row[field] : textOf(field, row[field])),
      show: (row: Row) => {
        const text = textOf(field, row[field]);
        const address = typeof row[field] === 'string' && valueAddress(field, row[field], search);
        return address ? <Link to={address}>{text}</Link> : text;
      },
      isNumber: typeof first[field] === 'number',
    })),
  ];
  return (
    <div className={styles.rows}>
      <p>{isByTime ? sheetWords.rowsShown(shown, all) : table.shownOf(shown, all)}</p>
      {note && <p>{note}</p>}
      {windowS !== undefined && sum !== null && (
        <p>{sheetWords.timeIn(formats.duration(sum), formats.duration(windowS), formats.mean(sum / windowS))}</p>
      )}
      <ReportTable
        caption={`${name}: ${sheetWords.rows}`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        byPage={{
          save,
          limit: rowCount > MOST_IN_FILE ? table.csvLimit(formats.count(MOST_IN_FILE)) : undefined,
          more: next !== null && (
            <button type="button" className={buttons.plain} onClick={more} disabled={isFetching}>
              {isFetching ? fetching : table.more(formats.count(Math.min(PAGE_ROWS, rowCount - rows.length)))}
            </button>
          ),
        }}
      />
      {moreError && <Problem error={moreError} onRetry={more} />}
      {saveError && <Problem error={saveError} onRetry={save} />}
    </div>
  );
}

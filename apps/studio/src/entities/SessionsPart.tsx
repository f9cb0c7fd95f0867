import { type Filter, ReportRows } from '@sintonia/contracts';
import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ask } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { useTurn } from '../api/use-turn.ts';
import { Section } from '../design/Section.tsx';
import { sessionAddress } from '../links/session-address.ts';
import { useFormats } from '../messages/language.ts';
import { useNames } from '../query/names-context.ts';
import { type ReportScope, scopeOf } from '../query/report-request.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonRows } from '../states/Skeleton.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import { useSessionsWords } from './sessions-words.ts';

type Row = ReportRows['rows'][number];

/** Sessions shown, of those that had the error. */
const SHOWN = 200;
/** At most three, the limit of a query. */
const DIMENSIONS = ['title', 'browser', 'os'] as const;

/** Playback sessions with an error, each with a way to the events that its player sent. */
export function SessionsPart({ error, base }: { error: string; base: ReportScope }) {
  const words = useSessionsWords();
  const formats = useFormats();
  const names = useNames();
  const [search] = useSearchParams();
  const body = useMemo(() => {
    const filter: Filter = { is: 'equals', dimension: 'playbackError', value: error };
    const query = { ...scopeOf(base, filter), metrics: ['mediaStarts'], dimensions: [...DIMENSIONS] };
    return { query, metric: 'mediaStarts', cell: {}, limit: SHOWN };
  }, [error, base]);
  const [ref, turn] = useTurn<HTMLElement>();
  const { state, again } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        await turn(signal);
        return ask('/api/v1/reports/rows', body, ReportRows, signal);
      },
      [body, turn],
    ),
  );
  const shown = lastOf(state);
  const dateTimeOf = ({ at }: Row) => (typeof at === 'string' ? formats.dateTime(at) : '');
  const columns: Column<Row>[] = [
    { name: words.at, value: ({ at }) => at ?? '', show: dateTimeOf },
    ...DIMENSIONS.map((key) => ({ name: names.nameOf(key), value: (row: Row) => row[key] ?? '' })),
    { name: words.began, value: ({ has_play }) => (has_play === 1 ? words.yes : words.no) },
    {
      name: words.session,
      value: ({ session }) => session ?? '',
      show: (row) => (
        <Link to={sessionAddress(String(row.session), search)} aria-label={words.openOf(dateTimeOf(row))}>
          {words.open}
        </Link>
      ),
    },
  ];
  return (
    <Section ref={ref} title={words.title}>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!shown && state.at === 'loading' && <SkeletonRows widths={[100, 100, 100, 100]} />}
      {shown && shown.rows.length === 0 && <p>{words.none}</p>}
      {shown && shown.rows.length > 0 && (
        <>
          {shown.rows.length < shown.rowCount && (
            <p>{words.shown(formats.count(shown.rows.length), formats.count(shown.rowCount))}</p>
          )}
          <ReportTable
            inAddress="taula-sessions"
            caption={words.title}
            columns={columns}
            rows={shown.rows}
            rowKey={({ id }) => String(id)}
          />
        </>
      )}
    </Section>
  );
}

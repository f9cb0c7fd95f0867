/** Concurrency: sessions and viewers at each second, or at the highest second of each minute. */
import {
  type ConcurrencyAnswer,
  ConcurrencyQuery,
  ConcurrencyRowsQuery,
  DAY_MS,
  HOUR_MS,
  type QueryProblem,
  queryProblem,
  WEEK_MS,
} from '@sintonia/contracts';
import type { z } from 'zod';
import type { Period } from '../../query/relations.ts';
import { decimal, type Sql, sql } from '../../query/sql.ts';
import { type Analysis, numberOf, type Scoped } from './analysis.ts';

type Figures = Omit<ConcurrencyAnswer, 'suite' | 'period' | 'basis'>;
type RowsQuery = z.infer<typeof ConcurrencyRowsQuery>;

const LONGEST_MS = { second: DAY_MS + HOUR_MS, minute: WEEK_MS + HOUR_MS } as const;

/** A second belongs to a span that has begun by then and not yet ended. */
const FIRST = sql`intDiv(begin_ms + 999, 1000)`;
const AFTER = sql`intDiv(end_ms + 999, 1000)`;
/** Without a visitor id, each viewing is one viewer. */
const VIEWER = sql`if(who = 0, sipHash64(viewing), who)`;

/** `second, sessions, viewers`, valid until the next row's second, and `ms` of the spans that begin there. */
const changes = ({ rows }: Scoped): Sql => sql`
  select second, sum(by_sessions) over up_to_here as sessions, sum(by_viewers) over up_to_here as viewers, ms,
    leadInFrame(second, 1, second) over (order by second rows between current row and unbounded following) as next
  from (
    select second, sum(d) as by_sessions, sum((depth > 0) - (depth - d > 0)) as by_viewers, sum(ms) as ms
    from (
      select viewer, second, d, ms, sum(d) over (partition by viewer order by second) as depth
      from (
        select ${VIEWER} as viewer, change.1 as second, sum(change.2) as d, sum(change.3) as ms
        from (
          select who, viewing, arrayJoin([(${FIRST}, 1, end_ms - begin_ms), (${AFTER}, -1, toInt64(0))]) as change
          from ${rows({})}
        )
        group by viewer, second
      )
    )
    group by second
  )
  window up_to_here as (order by second)`;

const perMinute = (scoped: Scoped): Sql => sql`
  select minute * 60 as second, max(now_sessions) as sessions, max(now_viewers) as viewers,
    sum(if(minute = intDiv(since, 60), begun_ms, 0)) as ms,
    argMax(from_second, tuple(now_sessions, -from_second)) as sessions_at,
    argMax(from_second, tuple(now_viewers, -from_second)) as viewers_at
  from (
    select since, now_sessions, now_viewers, begun_ms, toInt64(one) as minute, greatest(since, minute * 60) as from_second
    from (
      select second as since, sessions as now_sessions, viewers as now_viewers, ms as begun_ms, arrayJoin(range(
        toUInt64(intDiv(second, 60)), toUInt64(intDiv(greatest(next, second + 1) - 1, 60) + 1)
      )) as one
      from (${changes(scoped)})
    )
  )
  group by minute order by minute`;

export const CONCURRENCY: Analysis<ConcurrencyQuery, RowsQuery, Figures> = {
  name: 'concurrency',
  version: 1,
  schema: ConcurrencyQuery,
  rowsSchema: ConcurrencyRowsQuery,
  relation: 'audience',
  problems: ({ per }, { period }): QueryProblem[] =>
    isLonger(period, LONGEST_MS[per]) ? [queryProblem('tooFine', ['per'], per)] : [],
  statements: ({ per }, scoped) => ({
    main:
      per === 'minute'
        ? perMinute(scoped)
        : sql`select second, sessions, viewers, ms, second as sessions_at, second as viewers_at
            from (${changes(scoped)}) order by second`,
  }),
  answer: ({ per }, { period }, found) => {
    const all = found.map((row) => ({
      at: isoOf(numberOf(row.second)),
      sessions: numberOf(row.sessions),
      viewers: numberOf(row.viewers),
    }));
    const ms = found.reduce((sum, row) => sum + numberOf(row.ms), 0);
    const points =
      per === 'minute'
        ? all.filter(({ sessions }) => sessions > 0)
        : all.filter(
            (one, i) => one.sessions !== (all[i - 1]?.sessions ?? 0) || one.viewers !== (all[i - 1]?.viewers ?? 0),
          );
    const peak = (of: 'sessions' | 'viewers') => {
      const highest = found.reduce<(typeof found)[number] | null>(
        (best, row) => (numberOf(row[of]) > numberOf(best?.[of]) ? row : best),
        null,
      );
      return highest && { at: isoOf(numberOf(highest[`${of}_at`])), value: numberOf(highest[of]) };
    };
    return {
      points,
      peak: { sessions: peak('sessions'), viewers: peak('viewers') },
      meanSessions: ms / (period.toMs - period.fromMs),
    };
  },
  behind: ({ at }, { rows }) => {
    const second = decimal(Math.floor(Date.parse(at) / 1000));
    return {
      each: 'viewing',
      statement: sql`select hex(viewing) as row_id, if(who = 0, '', hex(who)) as visitor, begin_ms, end_ms
        from ${rows({})} where ${FIRST} <= ${second} and ${AFTER} > ${second}`,
    };
  },
  table: ({ points }) => points,
};

const isLonger = ({ fromMs, toMs }: Period, mostMs: number): boolean => toMs - fromMs > mostMs;
const isoOf = (second: number): string => new Date(second * 1000).toISOString();

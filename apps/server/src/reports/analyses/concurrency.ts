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
import { FIRST_SECOND, SECOND_AFTER } from '../../query/metrics/seconds-on.ts';
import type { Period } from '../../query/relations.ts';
import { decimal, sql } from '../../query/sql.ts';
import { type Analysis, numberOf } from './analysis.ts';
import { changes, PIECES, perMinute } from './concurrency-statements.ts';

type Figures = Omit<ConcurrencyAnswer, 'suite' | 'period' | 'basis'>;
type RowsQuery = z.infer<typeof ConcurrencyRowsQuery>;

const MAX_PERIOD_MS = { second: DAY_MS + HOUR_MS, minute: WEEK_MS + HOUR_MS } as const;

export const CONCURRENCY: Analysis<ConcurrencyQuery, RowsQuery, Figures> = {
  name: 'concurrency',
  version: 1,
  schema: ConcurrencyQuery,
  rowsSchema: ConcurrencyRowsQuery,
  relation: 'audience',
  problems: ({ per }, { period }): QueryProblem[] =>
    isLonger(period, MAX_PERIOD_MS[per]) ? [queryProblem('tooFine', ['per'], per)] : [],
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
      statement: sql`select hex(viewing) as row_id, if(visitor = 0, '', hex(visitor)) as visitor,
          begin_ms as at_ms, end_ms as last_at_ms
        from ${rows({ reads: PIECES })} where ${FIRST_SECOND} <= ${second} and ${SECOND_AFTER} > ${second}`,
    };
  },
  table: ({ points }) => points,
};

const isLonger = ({ fromMs, toMs }: Period, peakMs: number): boolean => toMs - fromMs > peakMs;
const isoOf = (second: number): string => new Date(second * 1000).toISOString();

/** Reach at k seconds (R-02): visitors whose content played for this long, in total and consecutively. */

import { type ReachAnswer, ReachQuery, ReachRowsQuery } from '@sintonia/contracts';
import type { z } from 'zod';
import { IS_IDENTIFIED } from '../../query/hit-conditions.ts';
import { GAP_MS } from '../../query/plan/reach.ts';
import { decimals, type Sql, sql, wholeNumber } from '../../query/sql.ts';
import { type Analysis, numberOf, type Scoped } from './analysis.ts';

type Figures = Omit<ReachAnswer, 'suite' | 'period' | 'basis'>;
type RowsQuery = z.infer<typeof ReachRowsQuery>;

/** `visitor, cumulative, consecutive` in ms: time of concurrent viewings counts once. */
const visitors = ({ rows }: Scoped): Sql => sql`
  select visitor, sum(ms) as cumulative, max(ms) as consecutive from (
    select visitor, run, sum(more_ms) as ms from (
      select visitor, more_ms, sum(begins) over (partition by visitor order by begin_ms, end_ms, viewing rows unbounded preceding) as run
      from (
        select visitor, viewing, begin_ms, end_ms,
          ifNull(max(end_ms) over (partition by visitor order by begin_ms, end_ms, viewing rows between unbounded preceding and 1 preceding), 0) as until_ms,
          greatest(end_ms - greatest(begin_ms, until_ms), 0) as more_ms,
          begin_ms > until_ms + ${GAP_MS} as begins
        from ${rows({})} where ${IS_IDENTIFIED}
      )
    )
    group by visitor, run
  )
  group by visitor`;

export const REACH: Analysis<ReachQuery, RowsQuery, Figures> = {
  name: 'reach',
  version: 1,
  schema: ReachQuery,
  rowsSchema: ReachRowsQuery,
  relation: 'audience',
  statements: ({ seconds }, scoped) => ({
    main: sql`
      select arrayJoin(${decimals(seconds)}) as seconds, countIf(cumulative >= seconds * 1000) as cumulative_count,
        countIf(consecutive >= seconds * 1000) as consecutive_count
      from (${visitors(scoped)}) group by seconds`,
    beside: sql`select uniqExact(viewing) as n from ${scoped.rows({})} where visitor = 0`,
  }),
  answer: ({ seconds }, _scoped, found, { n }) => ({
    reach: seconds.map((k) => {
      const row = found.find((one) => one.seconds === k);
      return {
        seconds: k,
        cumulative: numberOf(row?.cumulative_count),
        consecutive: numberOf(row?.consecutive_count),
      };
    }),
    viewingsWithoutIdentifier: numberOf(n),
  }),
  behind: ({ seconds, kind }, scoped) => ({
    each: 'visitor',
    statement: sql`
      select hex(visitor) as row_id, cumulative / 1000 as cumulative_s, consecutive / 1000 as consecutive_s
      from (${visitors(scoped)})
      where ${kind === 'cumulative' ? sql`cumulative` : sql`consecutive`} >= ${wholeNumber(seconds)} * 1000`,
  }),
  table: ({ reach }) => reach,
};

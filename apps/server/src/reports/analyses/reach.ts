/** Reach at k seconds (R-02): visitors whose content played for this long, in total and consecutively. */

import { type ReachAnswer, ReachQuery, ReachRowsQuery } from '@sintonia/contracts';
import type { z } from 'zod';
import { byVisitor, isReached } from '../../query/plan/reach.ts';
import { decimals, type Sql, sql } from '../../query/sql.ts';
import { type Analysis, numberOf, type Scoped } from './analysis.ts';

type Figures = Omit<ReachAnswer, 'suite' | 'period' | 'basis'>;
type RowsQuery = z.infer<typeof ReachRowsQuery>;

/** One row per visitor (`byVisitor`). */
const visitors = ({ rows }: Scoped): Sql => byVisitor(sql`from ${rows({ reads: sql`visitor, begin_ms, end_ms` })}`, []);

export const REACH: Analysis<ReachQuery, RowsQuery, Figures> = {
  name: 'reach',
  version: 1,
  schema: ReachQuery,
  rowsSchema: ReachRowsQuery,
  relation: 'audience',
  statements: ({ seconds }, scoped) => ({
    main: sql`
      select arrayJoin(${decimals(seconds)}) as seconds, countIf(reached_ms >= seconds * 1000) as cumulative_count,
        countIf(run_ms >= seconds * 1000) as consecutive_count
      from ${visitors(scoped)} group by seconds`,
    beside: sql`select uniqExact(viewing) as n from ${scoped.rows({ reads: sql`viewing, visitor` })} where visitor = 0`,
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
      select hex(visitor) as row_id, row_id as visitor, reached_ms / 1000 as cumulative_s, run_ms / 1000 as consecutive_s
      from ${visitors(scoped)} where ${isReached(seconds, kind !== 'cumulative')}`,
  }),
  table: ({ reach }) => reach,
};

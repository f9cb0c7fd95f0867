/** Retention (R-01): visitors by the week of their first hit, and how many of them returned in each later week. */

import { type RetentionAnswer, RetentionQuery, RetentionRowsQuery } from '@sintonia/contracts';
import type { z } from 'zod';
import { IS_IDENTIFIED } from '../../query/hit-conditions.ts';
import { bucketsOf } from '../../query/plan/periods.ts';
import { insidePeriod } from '../../query/plan/rows-request.ts';
import { instant, type Sql, sql, text, wholeNumber } from '../../query/sql.ts';
import { type Analysis, type Cell, numberOf, type Scoped } from './analysis.ts';

type Figures = Omit<RetentionAnswer, 'suite' | 'period' | 'basis'>;
type RowsQuery = z.infer<typeof RetentionRowsQuery>;

/** `visitor, first_ms, week, after`: one row per week in which a visitor with a first hit in the period was active. */
const weeksSeen = ({ span, period, rows }: Scoped): Sql => {
  const monday = (at: Sql) => sql`toMonday(toDate(${at}, ${text(span.timeZone)}))`;
  return sql`
    select visitor, toUnixTimestamp64Milli(first_at) as first_ms, toString(first_week) as week,
      intDiv(dateDiff('day', first_week, arrayJoin(weeks)), 7) as after
    from (
      select visitor, min(at) as first_at, ${monday(sql`first_at`)} as first_week, groupUniqArray(${monday(sql`at`)}) as weeks
      from ${rows({ reads: sql`visitor, at` })} where ${IS_IDENTIFIED} group by visitor having first_at >= ${instant(period.fromMs)}
    )`;
};

export const RETENTION: Analysis<RetentionQuery, RowsQuery, Figures> = {
  name: 'retention',
  version: 1,
  schema: RetentionQuery,
  rowsSchema: RetentionRowsQuery,
  relation: 'hits',
  fromMs: 0,
  statements: (_query, scoped) => ({
    main: sql`select week, after, count() as n from (${weeksSeen(scoped)}) group by week, after order by week, after`,
    beside: sql`select count() as n from ${scoped.rows({ reads: sql`visitor, at` })}
      where visitor = 0 and ${insidePeriod(sql`at`, scoped.period)}`,
  }),
  answer: (_query, { period, span }, found, { n }) => {
    const weeks = bucketsOf(period, 'week', span.timeZone);
    return {
      cohorts: weeks.map((week, i) => {
        const own = found.filter((row) => row.week === week);
        const seen = weeks.slice(i).map((_, after) => numberOf(own.find((row) => row.after === after)?.n));
        return { week, visitors: seen[0] ?? 0, seen };
      }),
      hitsWithoutIdentifier: numberOf(n),
    };
  },
  behind: ({ week, after }, scoped) => ({
    each: 'visitor',
    statement: sql`select hex(visitor) as row_id, row_id as visitor, first_ms as at_ms from (${weeksSeen(scoped)})
      where week = ${text(week)} and after = ${wholeNumber(after)}`,
  }),
  table: ({ cohorts }) =>
    cohorts.flatMap(({ week, seen }): Record<string, Cell>[] =>
      seen.map((visitors, after) => ({ week, after, visitors })),
    ),
};

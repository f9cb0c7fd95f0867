/** Retention (R-01): visitors by the week of their first hit, and how many of them returned in each later week. */

import { type RetentionAnswer, RetentionQuery, RetentionRowsQuery } from '@sintonia/contracts';
import type { z } from 'zod';
import { bucketsOf } from '../../query/plan/periods.ts';
import { insidePeriod } from '../../query/plan/rows-request.ts';
import { instant, type Sql, sql, text, wholeNumber } from '../../query/sql.ts';
import { type Analysis, type Cell, numberOf, type Scoped } from './analysis.ts';

type Figures = Omit<RetentionAnswer, 'suite' | 'period' | 'basis'>;
type RowsQuery = z.infer<typeof RetentionRowsQuery>;

/**
 * `visitor, first_ms, week, after, hits`: one row per week in which a visitor with a first hit in the period was active; and
 * some without a week, of no visitor, with the number of hits in the period that have no identifier: one reading of the
 * hits is enough.
 */
const weeksSeen = ({ span, period, rows }: Scoped): Sql => {
  const monday = (at: Sql) => sql`toMonday(toDate(${at}, ${text(span.timeZone)}))`;
  return sql`
    select visitor, toUnixTimestamp64Milli(first_at) as first_ms, if(visitor = 0, '', toString(first_week)) as week,
      intDiv(dateDiff('day', first_week, arrayJoin(weeks)), 7) as after, hits
    from (
      select visitor, min(at) as first_at, ${monday(sql`first_at`)} as first_week, groupUniqArray(${monday(sql`at`)}) as weeks,
        countIf(${insidePeriod(sql`at`, period)}) as hits
      from ${rows({ reads: sql`visitor, at` })}
      group by visitor having visitor = 0 or first_at >= ${instant(period.fromMs)}
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
    main: sql`select week, after, if(week = '', any(hits), count()) as n from (${weeksSeen(scoped)})
      group by week, after order by week, after`,
  }),
  answer: (_query, { period, span }, found) => {
    const weeks = bucketsOf(period, 'week', span.timeZone);
    return {
      cohorts: weeks.map((week, i) => {
        const own = found.filter((row) => row.week === week);
        const seen = weeks.slice(i).map((_, after) => numberOf(own.find((row) => row.after === after)?.n));
        return { week, visitors: seen[0] ?? 0, seen };
      }),
      hitsWithoutIdentifier: numberOf(found.find(({ week }) => week === '')?.n),
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

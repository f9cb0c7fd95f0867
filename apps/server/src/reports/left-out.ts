/** What figures leave out, counted: robots, what could not be read, and what has no identifier. */
import type { ReportBasis } from '@sintonia/contracts';
import { IS_COUNTED } from './counted-events.ts';
import { insidePeriod } from './plan/rows-asked.ts';
import { rejectedCountQuery } from './rejected-events.ts';
import type { Question } from './relations.ts';
import { type Sql, sql, text } from './sql.ts';

export type LeftOut = ReportBasis['leftOut'];

export const NOTHING_LEFT_OUT: LeftOut = { robotHits: 0, robotReports: 0, withoutIdentifier: 0, rejected: 0 };

/** One row, of a suite and period. */
export const leftOutStatement = (asked: Question): Sql => {
  const inside = insidePeriod(sql`occurred_at`, asked);
  const suite = text(asked.suite);
  return sql`
    select hit.robots as robotHits, report.robots as robotReports, hit.exempt as withoutIdentifier, bad.rejected as rejected
    from (
      select countIf(is_robot = 1) as robots, countIf(${IS_COUNTED} and tier = 'none' and kind = 'pageview') as exempt
      from hits final where suite = ${suite} and ${inside}
    ) as hit
    cross join (
      select count() as robots from playback final where has(suites, ${suite}) and is_robot = 1 and ${inside}
    ) as report
    cross join (${rejectedCountQuery(asked)}) as bad`;
};

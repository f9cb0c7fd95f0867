/** Report suites with hits lately, the one with most first. */
import { instant, type Sql, sql, wholeNumber } from './sql.ts';

export const recentSuitesQuery = (sinceMs: number, limit: number): Sql => sql`
  select suite from hits where occurred_at >= ${instant(sinceMs)} and is_robot = 0
  group by suite order by count() desc, suite limit ${wholeNumber(limit)}`;

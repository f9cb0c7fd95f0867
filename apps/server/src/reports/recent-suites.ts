/** Recently used report suites of hits or playback, busiest first: an application may measure playback only. */
import { IS_COUNTED } from '../query/counted-events.ts';
import { instant, type Sql, sql, wholeNumber } from '../query/sql.ts';

export const recentSuitesQuery = (sinceMs: number, limit: number): Sql => sql`
  select suite from (
    select suite, count() as events from hits where occurred_at >= ${instant(sinceMs)} and ${IS_COUNTED} group by suite
    union all
    select arrayJoin(suites) as suite, count() as events from playback
    where occurred_at >= ${instant(sinceMs)} and ${IS_COUNTED} group by suite
  )
  group by suite order by sum(events) desc, suite limit ${wholeNumber(limit)}`;

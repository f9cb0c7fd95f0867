import { FIRST_SECOND, SECOND_AFTER } from '../../query/metrics/seconds-on.ts';
import { type Sql, sql } from '../../query/sql.ts';
import type { Scoped } from './analysis.ts';

/** Without a visitor id, each viewing is one viewer. */
const VIEWER = sql`if(visitor = 0, sipHash64(viewing), visitor)`;

/** What these statements read of a piece of playback. */
export const PIECES = sql`visitor, viewing, begin_ms, end_ms`;

/** `second, sessions, viewers`, valid until the next row's second, and `ms` of the spans that begin there. */
export const changes = ({ rows }: Scoped): Sql => sql`
  select second, sum(by_sessions) over up_to_here as sessions, sum(by_viewers) over up_to_here as viewers, ms,
    leadInFrame(second, 1, second) over (order by second rows between current row and unbounded following) as next
  from (
    select second, sum(d) as by_sessions, sum((depth > 0) - (depth - d > 0)) as by_viewers, sum(ms) as ms
    from (
      select viewer, second, d, ms, sum(d) over (partition by viewer order by second) as depth
      from (
        select ${VIEWER} as viewer, change.1 as second, sum(change.2) as d, sum(change.3) as ms
        from (
          select visitor, viewing, arrayJoin([(${FIRST_SECOND}, 1, end_ms - begin_ms), (${SECOND_AFTER}, -1, toInt64(0))]) as change
          from ${rows({ reads: PIECES })}
        )
        group by viewer, second
      )
    )
    group by second
  )
  window up_to_here as (order by second)`;

export const perMinute = (scoped: Scoped): Sql => sql`
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

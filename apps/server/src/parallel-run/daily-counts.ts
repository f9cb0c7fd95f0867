/** Daily figures by our own definition, and as a server that receives the same events would count them. */
import { IS_COUNTED } from '../reports/counted-events.ts';
import { metricColumnsOfRows } from '../reports/metrics.ts';
import type { Period } from '../reports/relations.ts';
import { firstPlayAt, HAS_COMPLETE_AND_TIME, HAS_PLAY } from '../reports/rollups/hour-columns.ts';
import { instant, type Sql, sql, text } from '../reports/sql.ts';
import { previousAt, startsVisit } from '../reports/visits.ts';

/** Basis of counting: our own, including robots, or including robots and by day of arrival. */
export type Reckoning = 'ours' | 'withRobots' | 'onArrival';

export interface DailyQuestion extends Period {
  suite: string;
  /** Time zone whose calendar days are used. */
  timeZone: string;
}

const timeOf = (reckoning: Reckoning): Sql => (reckoning === 'onArrival' ? sql`received_at` : sql`occurred_at`);
const robotsOf = (reckoning: Reckoning): Sql => (reckoning === 'ours' ? IS_COUNTED : sql`1`);

/** One row per day; a visit counts on each day with a hit, as in a report of that day. */
export function hitDaysQuery({ suite, fromMs, toMs, timeZone }: DailyQuestion, reckoning: Reckoning): Sql {
  const zone = text(timeZone);
  return sql`
    select toString(toDate(at, ${zone})) as day,
      ${metricColumnsOfRows('pageviews', 'exemptPageviews', 'visitors', 'visits')}
    from (
      select *, visitor_id != '' and (
        ${startsVisit(sql`at`)}
        or toDate(previous_at, ${zone}) != toDate(at, ${zone})
      ) as starts_visit
      from (
        select *, ${previousAt(sql`at`)}
        from (
          select ${timeOf(reckoning)} as at, kind, tier, visitor_id from hits final
          where suite = ${text(suite)} and ${robotsOf(reckoning)}
        )
        where at >= ${instant(fromMs)} and at < ${instant(toMs)}
      )
    )
    group by day`;
}

/** One row per day; a play counts on the day it began, time on the day of its heartbeat. */
export const playDaysQuery = ({ suite, fromMs, toMs, timeZone }: DailyQuestion, reckoning: Reckoning): Sql => sql`
  select day, ${metricColumnsOfRows('plays', 'completions', 'contentTimeSpent')}
  from (
    select toString(toDate(at, ${text(timeZone)})) as day, session_id, ${HAS_PLAY}, ${firstPlayAt(sql`at`)},
      has_play and toString(toDate(first_play_at, ${text(timeZone)})) = day as starts_play, ${HAS_COMPLETE_AND_TIME}
    from (
      select ${timeOf(reckoning)} as at, sent_at, prev_ts, session_id, event, asset_type, duration_ms from playback final
      where has(suites, ${text(suite)}) and ${robotsOf(reckoning)}
    )
    where at >= ${instant(fromMs)} and at < ${instant(toMs)}
    group by day, session_id
  )
  group by day`;

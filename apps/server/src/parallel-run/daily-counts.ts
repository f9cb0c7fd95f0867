/** Daily figures by our own definition, and as a server that receives the same events would count them. */
import { IS_COUNTED } from '../query/counted-events.ts';
import { HAS_VISITOR } from '../query/hit-conditions.ts';
import { metricColumnsOfRows } from '../query/metrics.ts';
import { insidePeriod } from '../query/plan/rows-request.ts';
import type { Period } from '../query/relations.ts';
import { firstPlayAt, HAS_COMPLETE_AND_TIME, HAS_PLAY } from '../query/rollups/hour-columns.ts';
import { type Sql, sql, text } from '../query/sql.ts';
import { playbackRuns, withVisitStarts } from '../query/visits.ts';

/** Basis of counting: our own, with what our figures leave out (robots, forged events), or with it and by day of arrival. */
export type CountingMode = 'ours' | 'withRobots' | 'onArrival';

export interface DailyQuery extends Period {
  suite: string;
  /** Time zone whose calendar days are used. */
  timeZone: string;
}

/**
 * Rows of a table once for each mode that counts them, with `mode` and its time `at`. One statement reads them all: an
 * event that becomes visible meanwhile is in every mode or in none.
 *
 * @param from ends with a condition
 */
const rowsByMode = (columns: Sql, from: Sql, period: Period): Sql => sql`(
  select * from (
    select one.1 as mode, one.2 as at, ${columns} from (
      select *, arrayJoin(arrayConcat(
        if(${IS_COUNTED}, [('ours', occurred_at)], []), [('withRobots', occurred_at), ('onArrival', received_at)]
      )) as one
      from ${from} and (${insidePeriod(sql`occurred_at`, period)} or ${insidePeriod(sql`received_at`, period)})
    )
  )
  where ${insidePeriod(sql`at`, period)}
)`;

/** Each mode has visits of its own. */
const VISITOR_OF_MODE = sql`sipHash64(mode, visitor_id)`;

/** One row per mode and day; a visit counts on each day with a hit, as in a report of that day. */
export function hitDaysQuery({ suite, timeZone, ...period }: DailyQuery): Sql {
  const zone = text(timeZone);
  const hits = rowsByMode(sql`kind, tier, visitor_id`, sql`hits final where suite = ${text(suite)}`, period);
  const heartbeats = rowsByMode(
    sql`tier, visitor_id`,
    sql`playback final where has(suites, ${text(suite)}) and ${HAS_VISITOR}`,
    period,
  );
  return sql`
    select mode, toString(toDate(at, ${zone})) as day,
      ${metricColumnsOfRows('pageviews', 'exemptPageviews', 'visitors', 'visits')}
    from (
      select *, if(visit_key = 0, 0, sipHash64(visit_key, sum(starts) over (partition by visit_key order by at))) as visit
      from (${withVisitStarts(
        sql`select *, if(${HAS_VISITOR}, ${VISITOR_OF_MODE}, 0) as visit_key from ${hits}`,
        sql`at`,
        playbackRuns(sql`select ${VISITOR_OF_MODE} as visitor, at from ${heartbeats}`),
      )})
    )
    group by mode, day`;
}

/** One row per mode and day; a play counts on the day it began, time on the day of its heartbeat. */
export function playDaysQuery({ suite, timeZone, ...period }: DailyQuery): Sql {
  const zone = text(timeZone);
  const rows = rowsByMode(
    sql`sent_at, prev_ts, session_id, event, asset_type, duration_ms`,
    sql`playback final where has(suites, ${text(suite)})`,
    period,
  );
  return sql`
    select mode, day, ${metricColumnsOfRows('plays', 'completions', 'contentTimeSpent')}
    from (
      select mode, toString(toDate(at, ${zone})) as day, session_id, ${HAS_PLAY} as has_play,
        ${firstPlayAt(sql`at`)} as first_play_at,
        has_play and toString(toDate(first_play_at, ${zone})) = day as starts_play, ${HAS_COMPLETE_AND_TIME}
      from ${rows}
      group by mode, day, session_id
    )
    group by mode, day`;
}

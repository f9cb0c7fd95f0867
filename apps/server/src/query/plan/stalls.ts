/**
 * Stalls: waits that interrupt content which was playing. A wait after a seek (which is reported as a pause), after a pause
 * or an ad, within an ad break or until its first ad, or before content first plays is none.
 */
import { playsContent } from '../rollups/hour-columns.ts';
import { type Sql, sql } from '../sql.ts';

/** Waits outside of ad breaks: our player names the break in the wait before its first ad. */
const WAITS = sql`event in ('buffer', 'stall') and asset_type = 'main' and pod_id = ''`;
/** Heartbeats of a state of the player; others say that something happened. */
const IS_STATE = sql`(event in ('play', 'pause', 'buffer', 'stall') or asset_type = 'ad')`;

/** Begin of a heartbeat's state: it is sent at its end. */
const BEGAN_MS = sql`toUnixTimestamp64Milli(occurred_at) - duration_ms`;

/**
 * Heartbeats with `is_stall`, and `begins_stall` of the first one of each stall.
 *
 * @param from table and condition
 */
export const withStalls = (from: Sql): Sql => sql`(
  select *,
    ${WAITS} and anyLastIf(${playsContent(sql`event`, sql`asset_type`)}, ${IS_STATE} and not (${WAITS})) over before
      and not anyLastIf(asset_type = 'ad', ${IS_STATE} and not (${WAITS})) over after as is_stall,
    is_stall and not anyLastIf(${WAITS}, ${IS_STATE}) over before as begins_stall
  from ${from}
  window before as (
    partition by session_id order by ${BEGAN_MS}, occurred_at, event_id rows between unbounded preceding and 1 preceding
  ), after as (
    partition by session_id order by ${BEGAN_MS} desc, occurred_at desc, event_id desc
    rows between unbounded preceding and 1 preceding
  )
)`;

/** The same columns where no figure needs them. */
export const withoutStalls = (from: Sql): Sql => sql`(select *, 0 as is_stall, 0 as begins_stall from ${from})`;

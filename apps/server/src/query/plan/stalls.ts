/**
 * Stalls: waits for data that interrupt playing content. Not a stall is a wait before content first plays, after a pause, after
 * a seek (reported as a pause), after an ad, or within an ad break, which lasts from the wait before its first ad.
 */
import { playsContent } from '../rollups/hour-columns.ts';
import { type Sql, sql } from '../sql.ts';

/** Waits outside ad breaks. Our player names the break in the wait before its first ad. */
const WAITS = sql`event in ('buffer', 'stall') and asset_type = 'main' and pod_id = ''`;
/** Heartbeats that report time in a state of the player. The others report an event. */
const IS_STATE = sql`(event in ('play', 'pause', 'buffer', 'stall') or asset_type = 'ad')`;

/** Begin of the state that a heartbeat reports: it is sent at the end. */
const BEGAN_MS = sql`toUnixTimestamp64Milli(occurred_at) - duration_ms`;

/** Whether names are of columns that these heartbeats have. */
export const isOfStalls = (names: ReadonlySet<string>): boolean => names.has('is_stall') || names.has('begins_stall');

/**
 * Heartbeats with `is_stall`, and `begins_stall` of the first one of each stall.
 *
 * @param columns of the table
 * @param from table and condition
 */
export const withStalls = (columns: Sql, from: Sql): Sql => sql`(
  select ${columns},
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

/** The same columns with constants, for queries that do not need them. */
export const withoutStalls = (columns: Sql, from: Sql): Sql =>
  sql`(select ${columns}, 0 as is_stall, 0 as begins_stall from ${from})`;

/**
 * The visit, defined once (docs/reports.md, «Visits»): hits of one visitor, in which nothing is missing for 30 minutes or
 * more. Heartbeats fill a gap between two hits, of less than a day.
 */
import { DAY_MS, VISIT_GAP_MS } from '@sintonia/contracts';
import { type Sql, sql, wholeNumber } from './sql.ts';

/** Heartbeats keep a visit open for less than this after a hit: reports read events of a day around a period. */
const LONGEST_FILLED_MS = DAY_MS;

const GAP = wholeNumber(VISIT_GAP_MS);

/**
 * Column `previous_at`: time of the visitor's previous row, 1970 if none.
 *
 * @param at column with the time of a row
 * @param order tie breaker, if the caller numbers visits in the same order
 * @param visitor column that identifies the visitor
 */
export const previousAt = (at: Sql, order: Sql = at, visitor: Sql = sql`visitor_id`): Sql => sql`
  lagInFrame(${at}, 1, toDateTime64(0, 3, 'UTC')) over (
    partition by ${visitor} order by ${order} rows between unbounded preceding and current row
  ) as previous_at`;

/** Whether so much time lies between two instants that they are of two visits. */
const isGap = (from: Sql, to: Sql): Sql => sql`dateDiff('millisecond', ${from}, ${to}) >= ${GAP}`;

/** Condition on rows with `previous_at` of a visit of page views alone: the row at this time is the first of a visit. */
export const startsVisitOfPages = (at: Sql): Sql => isGap(sql`previous_at`, at);

/**
 * `visitor, opens_at, ended_at`: one row for each run of a visitor's heartbeats without a gap. A visit goes on into the
 * run from a hit after `opens_at`, 30 minutes before its first heartbeat. Heartbeats of one half hour are of one run, so
 * the windows sort a few rows instead of each heartbeat.
 *
 * @param heartbeats rows with `visitor` and `at`
 */
export const playbackRuns = (heartbeats: Sql): Sql => sql`
  select visitor, min(began_at) - toIntervalMillisecond(${GAP}) as opens_at, max(last_at) as ended_at
  from (
    select visitor, began_at, last_at, sum(begins_run) over (
      partition by visitor order by began_at rows between unbounded preceding and current row
    ) as run
    from (
      select visitor, began_at, last_at, ${isGap(sql`previous_at`, sql`began_at`)} as begins_run from (
        select visitor, began_at, last_at, ${previousAt(sql`last_at`, sql`began_at`, sql`visitor`)}
        from (
          select visitor, min(at) as began_at, max(at) as last_at from (${heartbeats})
          group by visitor, intDiv(toUnixTimestamp64Milli(at), ${GAP})
        )
      )
    )
  )
  group by visitor, run`;

/**
 * The hits with `starts`: whether each is the first of its visit.
 *
 * @param hits rows with `visit_key`, which identifies the visitor, and `at`
 * @param order of the hits: by `at`, then a tie breaker
 * @param runs of all heartbeats between the hits (`playbackRuns`), by the same key
 */
export const withVisitStarts = (hits: Sql, order: Sql, runs: Sql): Sql => sql`
  select hit.*, ${isGap(sql`hit.previous_at`, sql`hit.at`)} and not (
    dateDiff('millisecond', hit.previous_at, hit.at) < ${wholeNumber(LONGEST_FILLED_MS)}
    and not ${isGap(sql`played.ended_at`, sql`hit.at`)}
  ) as starts
  from (select *, ${previousAt(sql`at`, order, sql`visit_key`)} from (${hits})) as hit
  asof left join (${runs}) as played on hit.visit_key = played.visitor and hit.previous_at > played.opens_at`;

/** Counts events excluded from figures: robots, staff, forged events, rejected events, and hits without identifier. */

import type { ReportBasis } from '@sintonia/contracts';
import { IS_COUNTED, IS_FORGED, LEFT_OUT_BECAUSE } from './counted-events.ts';
import { IS_EXEMPT_PAGE_VIEW } from './hit-conditions.ts';
import { hitsOfSuites, playbackOfSuites } from './of-suites.ts';
import { relationRows, type Span } from './plan/relation-rows.ts';
import { insidePeriod } from './plan/rows-request.ts';
import { rejectedCountQuery } from './rejected-events.ts';
import type { SuitePeriod } from './relations.ts';
import type { Ask } from './run-query.ts';
import { plain, type Sql, sql } from './sql.ts';

export type LeftOut = ReportBasis['leftOut'];

const NOTHING_LEFT_OUT: LeftOut = {
  robotHits: 0,
  robotHeartbeats: 0,
  staffHits: 0,
  staffHeartbeats: 0,
  forgedHitsInRequest: 0,
  forgedHeartbeatsInRequest: 0,
  forgedHitsFromSource: 0,
  forgedHeartbeatsFromSource: 0,
  forgedHitsAheadOfTime: 0,
  forgedHeartbeatsAheadOfTime: 0,
  withoutIdentifier: 0,
  rejected: 0,
};

const REASONS = sql`
  countIf(${LEFT_OUT_BECAUSE.robot}) as robots,
  countIf(${LEFT_OUT_BECAUSE.staff}) as staff,
  countIf(${LEFT_OUT_BECAUSE.request}) as of_request,
  countIf(${LEFT_OUT_BECAUSE.source}) as of_source,
  countIf(${LEFT_OUT_BECAUSE.time}) as of_time`;

/** Forged hits and heartbeats, without repeats, for a suite and period. */
export const forgedCountQuery = (period: SuitePeriod): Sql => {
  const forgedIn = (table: 'hits' | 'playback', ofSuite: Sql) =>
    sql`select uniqExact(event_id) as events from ${plain(table)}
      where ${ofSuite} and ${IS_FORGED} and ${insidePeriod(sql`occurred_at`, period)}`;
  return sql`select sum(events) as forged from (
    ${forgedIn('hits', hitsOfSuites(period.suite))} union all ${forgedIn('playback', playbackOfSuites(period.suite))}
  )`;
};

/**
 * Rows of a table that are not counted, a repeat once. All rows are searched without `FINAL`; only those that are found, few,
 * are read again with it, by their sorting key.
 */
const notCounted = (table: 'hits' | 'playback', period: SuitePeriod): Sql => {
  const [ofSuite, key] =
    table === 'hits'
      ? [hitsOfSuites(period.suite), sql`toStartOfHour(sent_at), event_id, suite`]
      : [playbackOfSuites(period.suite), sql`toStartOfHour(sent_at), event_id`];
  const meant = sql`${ofSuite} and not ${IS_COUNTED} and ${insidePeriod(sql`occurred_at`, period)}`;
  return sql`${plain(table)} final where ${meant} and (${key}) in (select ${key} from ${plain(table)} where ${meant})`;
};

/** One row, of a suite and period. */
const leftOutStatement = (span: Span): Sql => {
  const counted = relationRows('hits', span, { granularity: 'total', dimensions: [], needs: [], segments: [] });
  return sql`
    select hit.robots as robotHits, heartbeat.robots as robotHeartbeats,
      hit.staff as staffHits, heartbeat.staff as staffHeartbeats,
      hit.of_request as forgedHitsInRequest, heartbeat.of_request as forgedHeartbeatsInRequest,
      hit.of_source as forgedHitsFromSource, heartbeat.of_source as forgedHeartbeatsFromSource,
      hit.of_time as forgedHitsAheadOfTime, heartbeat.of_time as forgedHeartbeatsAheadOfTime,
      counted.exempt as withoutIdentifier, bad.rejected as rejected
    from (select ${REASONS} from ${notCounted('hits', span)}) as hit
    cross join (select ${REASONS} from ${notCounted('playback', span)}) as heartbeat
    cross join (select countIf(${IS_EXEMPT_PAGE_VIEW}) as exempt from ${counted}) as counted
    cross join (${rejectedCountQuery(span)}) as bad`;
};

export type ReadLeftOut = (ask: Ask, span: Span) => Promise<LeftOut>;

export const readLeftOut: ReadLeftOut = async (ask, span) =>
  (await ask<LeftOut>(leftOutStatement(span)))[0] ?? NOTHING_LEFT_OUT;

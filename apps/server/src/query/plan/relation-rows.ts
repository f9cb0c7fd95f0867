/** Rows of each relation, with the columns that a query needs. */
import type { Granularity, QuerySegment } from '@sintonia/contracts';
import { beginningIn, type ScheduledItem } from '../broadcasts.ts';
import { dimensionOf } from '../dimensions/all-dimensions.ts';
import type { OnRelation } from '../dimensions/dimension.ts';
import { type Facts, NO_FACTS } from '../facts/find-facts.ts';
import type { Relation } from '../metrics/metric.ts';
import type { Period, SuitePeriod } from '../relations.ts';
import type { Source } from '../rollups/sources.ts';
import { segmentParts } from '../segments/segment-sql.ts';
import { allOf, type Sql, sql, text, wordsIn } from '../sql.ts';
import { type BroadcastRequest, broadcastPieces, broadcastRows } from './broadcast-rows.ts';
import type { Days } from './from-days.ts';
import { hitRows } from './hit-rows.ts';
import { isOnAir } from './on-air.ts';
import { CONTEXT_MS, dimensionColumns, insidePeriod, type RowsRequest, reachOf } from './rows-request.ts';
import {
  adRows,
  attemptAndPlayRows,
  attemptRows,
  audienceRows,
  breakRows,
  chapterRows,
  heartbeatRows,
  playRows,
} from './viewing-rows.ts';

const ROWS: Readonly<Record<Exclude<Relation, 'broadcasts'>, (request: RowsRequest) => Sql>> = {
  hits: hitRows,
  attempts: attemptRows,
  plays: playRows,
  heartbeats: heartbeatRows,
  ads: adRows,
  breaks: breakRows,
  chapters: chapterRows,
  audience: audienceRows,
};

export interface Span extends SuitePeriod {
  timeZone: string;
  /** Time of the query: a viewing without heartbeats for ten minutes has ended. */
  nowMs: number;
  /** Hourly rollups of hits; null if the query does not read them. */
  hours: Source | null;
  facts: Facts;
  /** Counts of whole days; null if the query does not read them. */
  days: Days | null;
  /** Broadcasts of the schedule around the period; only read where a metric or a dimension needs them. */
  broadcasts: readonly ScheduledItem[];
}

/** What a span reads without rollups, facts, counts of days and a schedule: events alone. */
export const FROM_EVENTS: Pick<Span, 'hours' | 'facts' | 'days' | 'broadcasts'> = {
  hours: null,
  facts: NO_FACTS,
  days: null,
  broadcasts: [],
};

interface RowsNeeded {
  granularity: Granularity;
  /** Keys of dimensions. */
  dimensions: readonly string[];
  /** Visit or history columns used by metrics. */
  needs: readonly string[];
  segments: readonly QuerySegment[];
  /** Whether rows of the time around the period are needed, as far as a visit extends. */
  isAround?: boolean;
  /** Period of the rows, by default the span. Segments always refer to the span. */
  inside?: Period;
  /** Whether the rows of plays are those of attempts too (`attemptAndPlayRows`). */
  isOfAttempts?: boolean;
  /** The query over the rows; without it, they have every column. */
  reads?: readonly Sql[];
}

/** Rows for use in FROM, and the conditions on those of the period that match the segments. */
export interface RelationSource {
  from: Sql;
  where: readonly Sql[];
}

/**
 * Rows of the period that match the segments, for use in FROM: columns of the relation, and `d_{key}` of each
 * dimension.
 */
export function relationRows(relation: Relation, span: Span, needed: RowsNeeded): Sql {
  const { from, where } = relationSource(relation, span, needed);
  return where.length === 0 ? from : sql`(select * from ${from} where ${allOf(where)})`;
}

/** The same for a query that has the conditions itself, with one level less. */
export function relationSource(
  relation: Relation,
  span: Span,
  {
    granularity,
    dimensions,
    needs,
    segments,
    isAround = false,
    inside = span,
    isOfAttempts = false,
    reads,
  }: RowsNeeded,
): RelationSource {
  if (relation === 'broadcasts')
    return { from: scheduledRows(span, { granularity, dimensions, needs, segments }), where: [] };
  const parts = segmentParts(segments, relation, ({ relation: of, ...wanted }) =>
    relationRows(of, span, { granularity: 'total', segments: [], ...wanted }),
  );
  const carried = [...new Set([...dimensions, ...parts.dimensions])];
  const onRelation = new Map(carried.map((key): [string, OnRelation] => [key, whereOn(key, relation)]));
  const request: RowsRequest = {
    ...span,
    fromMs: inside.fromMs,
    toMs: inside.toMs,
    granularity,
    zone: text(span.timeZone),
    dimensions: onRelation,
    needs: new Set([...needs, ...parts.needs, ...[...onRelation.values()].flatMap((one) => one.needs ?? [])]),
    reachMs: isAround ? CONTEXT_MS : 0,
  };
  if (reads && !isOnAir(request)) request.reads = wordsIn([...reads, ...parts.conditions, ...valuesOf(request)]);
  // Rows of hits are already within the period. A condition on their time would read that column of every row.
  const ofPeriod = relation === 'hits' || isOfAttempts ? [] : [insidePeriod(sql`at`, reachOf(request))];
  const from = isOfAttempts ? attemptAndPlayRows(request) : ROWS[relation](request);
  return { from, where: [...ofPeriod, ...parts.conditions] };
}

const valuesOf = ({ dimensions, zone }: RowsRequest): Sql[] =>
  [...dimensions.values()].map(({ value }) => value({ zone }));

/** Broadcasts as rows. Segments restrict the viewings whose time counts for a broadcast. */
function scheduledRows(span: Span, { dimensions, needs, granularity, segments }: RowsNeeded): Sql {
  const request: RowsRequest = {
    ...span,
    granularity,
    zone: text(span.timeZone),
    dimensions: new Map(dimensions.map((key) => [key, whereOn(key, 'broadcasts')])),
    needs: new Set(needs),
    reachMs: 0,
  };
  const rows = broadcastRows({ ...request, ...audienceOf(span, segments, sql`begin_ms, end_ms`) });
  return sql`(select *${dimensionColumns(request, 'columns')} from (${rows}))`;
}

/** The viewings that a metric of broadcasts adds up, as of `broadcastPieces`. */
export const viewingsOfBroadcasts = (span: Span, segments: readonly QuerySegment[], value: Sql, meant: Sql): Sql =>
  broadcastPieces(
    { ...span, needs: new Set(), ...audienceOf(span, segments, sql`begin_ms, end_ms, viewing, visitor, session`) },
    value,
    meant,
  );

const audienceOf = (
  span: Span,
  segments: readonly QuerySegment[],
  reads: Sql,
): Pick<BroadcastRequest, 'broadcasts' | 'audience'> => ({
  broadcasts: beginningIn(span, span.broadcasts),
  audience: (inside, keys) =>
    relationRows('audience', span, {
      ...{ granularity: 'total', dimensions: keys, needs: [], segments, inside },
      reads: [reads],
    }),
});

function whereOn(key: string, relation: Relation): OnRelation {
  const on = dimensionOf(key).on[relation];
  if (on === undefined) throw new Error(`${key} is not on ${relation}`);
  return on;
}

/**
 * Rows of playback: viewings, and their parts. Hours with facts are read from them, others from events; both give the
 * same figures.
 */
import { HOUR_MS } from '@sintonia/contracts';
import { factParts, factSpans, factSums, factViewings, factWhole } from '../facts/viewing-facts.ts';
import type { Relation } from '../metrics/metric.ts';
import { insideSpans, type Period } from '../relations.ts';
import type { Source } from '../rollups/sources.ts';
import { instant, list, named, type Sql, sql, unionAll } from '../sql.ts';
import { audiencePieces } from './audience-rows.ts';
import { isOfWholeHours } from './buckets.ts';
import { type EventPlayback, eventHeartbeats, eventSpans, eventViewings } from './event-viewings.ts';
import { isOnAir, onAirAt, onAirParts } from './on-air.ts';
import { columnsRead } from './read-columns.ts';
import {
  CONTEXT_MS,
  dimensionColumns,
  insidePeriod,
  type RowsRequest,
  untilNow,
  wholeHours,
  within,
} from './rows-request.ts';
import { MARKS, needsStalls, propertiesIn, SUMS, shownHowIn, VIEWING_COLUMNS } from './viewing-columns.ts';
import { PART_VIEWING_COLUMNS, VIEWING_PARTS, type ViewingPart } from './viewing-parts.ts';

/** § 9: a session without heartbeats for ten minutes has ended. */
const SILENT_MS = 600_000;

/** How to read rows from facts and from events, with the same columns in the same order. */
interface Parts {
  fromFacts: (builds: readonly number[], hours: Period, columns: readonly string[]) => Sql;
  fromEvents: (events: EventPlayback, columns: Sql) => Sql;
  /** Columns besides the properties. */
  columns: readonly string[];
  facts: Source | null;
  /** Period that is read from facts where they exist. */
  region: Period;
  /** Periods besides the region that are read from events. */
  edges?: readonly Period[];
  /** Parts of hours at the ends, read from events with the viewings of the hours' facts. */
  fromEdge?: (events: EventPlayback, builds: readonly number[], edge: Period, columns: Sql) => Sql;
  /** Columns that the relation itself reads. */
  own?: readonly string[];
}

/** Rows of a region, with the dimensions. */
function rowsOf(
  request: RowsRequest,
  { fromFacts, fromEvents, fromEdge, facts, region, edges = [], own = [], ...parts }: Parts,
): Sql {
  const reads = request.reads && new Set([...request.reads, ...own]);
  const properties = propertiesIn(request.needs);
  const columns = [...columnsRead(parts.columns, reads), ...properties];
  const isWithStalls = needsStalls(request.needs);
  const isBuilt = (edge: Period) => fromEdge && facts && within(facts.spans, hoursOf(edge)).length === 0;
  const rest = [...(facts ? within(facts.spans, region) : [region]), ...edges.filter((edge) => !isBuilt(edge))];
  const { suite, receivedBeforeMs, leftOutFor, fromMs, toMs } = request;
  const bounds = { fromMs: fromMs - CONTEXT_MS, toMs: toMs + CONTEXT_MS };
  const events = (spans: readonly Period[]) => ({
    suite,
    receivedBeforeMs,
    leftOutFor,
    spans,
    bounds,
    properties,
    isWithStalls,
    reads,
  });
  const read = list(columns.map(named));
  return unionAll([
    ...(facts ? [fromFacts(facts.builds, region, columns)] : []),
    ...edges
      .filter(isBuilt)
      .flatMap((edge) => (fromEdge && facts ? [fromEdge(events([edge]), facts.builds, hoursOf(edge), read)] : [])),
    ...(rest.length > 0 ? [fromEvents(events(rest), read)] : []),
  ]);
}

const hoursOf = ({ fromMs, toMs }: Period): Period => ({
  fromMs: Math.floor(fromMs / HOUR_MS) * HOUR_MS,
  toMs: Math.ceil(toMs / HOUR_MS) * HOUR_MS,
});

const withDimensions = (request: RowsRequest, rows: Sql): Sql =>
  sql`(select *${dimensionColumns(request, 'columns')} from (${rows}))`;

const AT_MS = sql`toUnixTimestamp64Milli(at)`;
interface Selected {
  columns: Sql;
  from: Sql;
  /** May name the columns. */
  where?: Sql;
}

/** Rows that count whole at one instant, with the dimensions; in one level, since the engine plans each level again. */
function withDimensionsAt(request: RowsRequest, { columns, from, where = sql`1` }: Selected): Sql {
  const rows = (more: Sql) => sql`select ${columns}${more} from (${from}) where ${where}`;
  return isOnAir(request)
    ? withDimensions(request, onAirAt(request.broadcasts, rows(sql``), AT_MS))
    : sql`(${rows(dimensionColumns(request, 'columns'))})`;
}

const isOver = ({ nowMs }: RowsRequest): Sql => sql`(has_ended or last_at < ${instant(nowMs - SILENT_MS)})`;

interface Viewings extends Pick<Selected, 'columns' | 'where'> {
  /** Period in which they were opened. */
  opened: Period;
}

/** Viewings that were opened in a period, with the dimensions. */
function viewingRows(request: RowsRequest, { opened, columns, ...chosen }: Viewings): Sql {
  const from = rowsOf(request, {
    fromFacts: factViewings,
    fromEvents: (events, read) => sql`
      select session, ${read} from ${eventViewings(events)} where ${insideSpans(sql`opened_at`, events.spans)}`,
    columns: VIEWING_COLUMNS,
    facts: request.facts.playback,
    region: opened,
    own: ['opened_at', 'last_at', 'has_ended', 'has_play', 'first_play_at'],
  });
  const all = sql`*, session as id, ${isOver(request)} as is_over, ${columns}`;
  return withDimensionsAt(request, { columns: all, from, ...chosen });
}

/** A viewing may be opened up to this long before its content first plays, or after. */
const aroundOf = ({ fromMs, toMs }: Period): Period => ({ fromMs: fromMs - CONTEXT_MS, toMs: toMs + CONTEXT_MS });

/** Viewings at the time they were opened. */
export const attemptRows = (request: RowsRequest): Sql =>
  viewingRows(request, { opened: request, columns: sql`opened_at as at` });

/** Rows of both, without their time: viewings with `is_attempt` and `is_play`, whether they count as one in the period. */
export const attemptAndPlayRows = (request: RowsRequest): Sql =>
  viewingRows(request, {
    opened: aroundOf(request),
    columns: sql`opened_at as at, ${insidePeriod(sql`opened_at`, request)} as is_attempt,
      has_play and ${insidePeriod(sql`first_play_at`, request)} as is_play`,
    where: sql`(is_attempt or is_play)`,
  });

/** Viewings at the time their content first played, up to a day before or after they were opened. */
export const playRows = (request: RowsRequest): Sql =>
  viewingRows(request, { opened: aroundOf(request), columns: sql`first_play_at as at`, where: sql`has_play` });

/**
 * Whether hourly sums can answer a query. They cannot by minute, in a time zone that differs by part of an hour, or by
 * broadcast.
 */
const isOfHourlySums = ({
  granularity,
  timeZone,
  needs,
}: Pick<RowsRequest, 'granularity' | 'timeZone' | 'needs'>): boolean =>
  granularity !== 'minute' && isOfWholeHours(timeZone) && !isOnAir({ needs });

/** Whether a query reads facts of a relation of playback, for hours that have them. */
export const isReadFromFacts = (relation: Relation, request: Parameters<typeof isOfHourlySums>[0]): boolean =>
  relation !== 'heartbeats' || isOfHourlySums(request);

/** Heartbeats with properties of their viewing; from facts, their sums for each viewing, hour and way to show the content. */
export function heartbeatRows(request: RowsRequest): Sql {
  const { hours, edges } = wholeHours(untilNow(request));
  const ofHours = isOfHourlySums(request) ? hours : null;
  const rows = rowsOf(request, {
    fromFacts: factSums,
    fromEvents: (events, columns) => sql`
      select at, id, session, event, asset_type, duration, ${columns}
      from ${eventHeartbeats(events)} as one inner join ${eventViewings(events)} as whole using (viewing)`,
    fromEdge: (events, builds, edge, columns) => sql`
      select at, id, session, event, asset_type, duration, ${columns}
      from ${eventHeartbeats(events)} as one inner join (${factWhole(builds, edge, [...VIEWING_COLUMNS, ...events.properties])}) as whole using (viewing)`,
    columns: [...VIEWING_COLUMNS, ...MARKS, ...SUMS, ...shownHowIn(request.needs)],
    facts: ofHours ? request.facts.playback : null,
    region: ofHours ?? request,
    edges: ofHours ? edges : [],
  });
  return withDimensions(request, isOnAir(request) ? heartbeatParts(request, rows) : rows);
}

/** Amounts of a heartbeat that are divided in proportion to time. */
const OF_TIME = [...SUMS.filter((name) => name !== 'stalls'), 'duration'];

/** Heartbeats cut at the boundaries of broadcasts: a stall counts where it begins, an end where it is reported. */
function heartbeatParts({ broadcasts }: RowsRequest, rows: Sql): Sql {
  const begin = sql`${AT_MS} - duration`;
  const isFirst = sql`part_begin_ms = ${begin}`;
  const partOf = (name: string) =>
    sql`intDiv(${named(name)}, greatest(duration, 1)) * (part_end_ms - part_begin_ms) as ${named(name)}`;
  return sql`
    select * except (part_begin_ms, part_end_ms) replace (
      if(${isFirst}, id, concat(id, ' ', toString(part_begin_ms))) as id,
      if(${isFirst}, stalls, 0) as stalls,
      is_complete and part_end_ms = ${AT_MS} as is_complete,
      ${list(OF_TIME.map(partOf))}
    ) from (${onAirParts(broadcasts, rows, begin, AT_MS)})`;
}

/** Parts of viewings, at the time they began. */
const partRows = (part: ViewingPart, request: RowsRequest): Sql =>
  rowsOf(request, {
    fromFacts: factParts(part),
    fromEvents: (events, columns) => sql`
      select id, session, ${columns} from ${part.fromEvents(events)} as one inner join ${eventViewings(events)} as whole using (viewing)`,
    columns: [...part.columns, ...PART_VIEWING_COLUMNS],
    facts: request.facts.playback,
    region: request,
    own: ['last_at', 'has_ended'],
  });

export const adRows = (request: RowsRequest): Sql =>
  withDimensionsAt(request, {
    columns: sql`*, ${isOver(request)} as is_over`,
    from: partRows(VIEWING_PARTS.ads, request),
  });

export const breakRows = (request: RowsRequest): Sql =>
  withDimensionsAt(request, { columns: sql`*`, from: partRows(VIEWING_PARTS.breaks, request) });

export const chapterRows = (request: RowsRequest): Sql =>
  withDimensionsAt(request, { columns: sql`*`, from: partRows(VIEWING_PARTS.chapters, request) });

/** Time spans in which a viewing's content plays, cut at hours and at bucket boundaries. */
export function audienceRows(request: RowsRequest): Sql {
  const shownHow = shownHowIn(request.needs);
  const isWithSession = !request.reads || request.reads.has('session');
  return withDimensions(
    request,
    audiencePieces(
      request,
      rowsOf(request, {
        fromFacts: (builds, hours, columns) =>
          isWithSession
            ? sql`select '' as session, * from (${factSpans(builds, hours, columns)})`
            : factSpans(builds, hours, columns),
        fromEvents: (events, columns) => sql`
          select ${isWithSession ? sql`session, ` : sql``}since_ms, till_ms, ${columns}
          from ${eventSpans(events, shownHow)} as one inner join ${eventViewings(events)} as whole using (viewing)`,
        columns: [...VIEWING_COLUMNS, ...shownHow],
        facts: request.facts.playback,
        region: request,
      }),
    ),
  );
}

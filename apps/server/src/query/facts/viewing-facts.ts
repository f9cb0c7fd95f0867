/** Playback from facts, with the columns of `plan/event-viewings.ts`; and the rows to write. */
import type { EventsRead } from '../events-read.ts';
import { type EventPlayback, eventHeartbeats, eventSpans, eventViewings } from '../plan/event-viewings.ts';
import { ALL_PROPERTIES, ALL_SHOWN_HOW, MARKS, SUMS, VIEWING_COLUMNS } from '../plan/viewing-columns.ts';
import { PART_VIEWING_COLUMNS, type ViewingPart } from '../plan/viewing-parts.ts';
import type { Period } from '../relations.ts';
import { list, named, type Sql, sql } from '../sql.ts';
import { builtHours } from './built-hours.ts';

/** Columns of `viewing_facts` after build, suite and hour, in writing order. */
export const VIEWING_FACT_COLUMNS: readonly string[] = [
  ...VIEWING_COLUMNS,
  ...ALL_PROPERTIES,
  ...MARKS,
  ...SUMS,
  ...ALL_SHOWN_HOW,
  'is_viewing',
  'spans',
];
/** Columns of the table of a part after build, suite and hour, in writing order. */
export const partFactColumns = ({ columns }: ViewingPart): readonly string[] => [
  ...columns,
  ...PART_VIEWING_COLUMNS,
  ...ALL_PROPERTIES,
];

/** Viewings that were opened in these hours. */
export const factViewings = (builds: readonly number[], hours: Period, columns: readonly string[]): Sql => sql`
  select '' as session, ${list(columns.map(named))} from viewing_facts
  where ${builtHours(builds, hours)} and toStartOfHour(opened_at) = hour and is_viewing`;

/** Viewings of an hour: those with a heartbeat in it, or with content that played in it. */
export const factWhole = (builds: readonly number[], hour: Period, columns: readonly string[]): Sql => sql`
  select '' as session, ${list(columns.map(named))} from viewing_facts where ${builtHours(builds, hour)} and is_viewing`;

/** One row per viewing, hour and way to show the content, dated to the beginning of the hour. The columns of a single heartbeat are empty. */
export const factSums = (builds: readonly number[], hours: Period, columns: readonly string[]): Sql => sql`
  select toDateTime64(hour, 3, 'UTC') as at, '' as id, '' as session, toLowCardinality('') as event,
    toLowCardinality('') as asset_type, toInt64(0) as duration, ${list(columns.map(named))}
  from viewing_facts where ${builtHours(builds, hours)}`;

/** Parts that began in these hours. */
export const factParts =
  ({ table }: ViewingPart) =>
  (builds: readonly number[], hours: Period, columns: readonly string[]): Sql =>
    sql`
  select '' as id, '' as session, ${list(columns.map(named))} from ${named(table)} where ${builtHours(builds, hours)}`;

const HOUR_BEGIN = sql`toInt64(toUnixTimestamp(hour)) * 1000`;

/** One row per span in which content played. */
export const factSpans = (builds: readonly number[], hours: Period, columns: readonly string[]): Sql => sql`
  select ${HOUR_BEGIN} + span.1 as since_ms, ${HOUR_BEGIN} + span.2 as till_ms, ${list(columns.map(named))}
  from (select hour, arrayJoin(spans) as span, ${list(columns.map(named))} from viewing_facts where ${builtHours(builds, hours)})`;

const asEvents = (read: EventsRead, span: Period): EventPlayback => ({
  ...read,
  spans: [span],
  bounds: { fromMs: 0, toMs: Number.MAX_SAFE_INTEGER },
  properties: ALL_PROPERTIES,
  isWithStalls: true,
});

/** Rows to write for some hours: `hour`, then `VIEWING_FACT_COLUMNS`. Adjacent spans become one. */
export function viewingFactRows(read: EventsRead, span: Period): Sql {
  const request = asEvents(read, span);
  const shown = list(ALL_SHOWN_HOW.map(named));
  const offset = (ms: string) => sql`toUInt32(${named(ms)} - ${HOUR_BEGIN})`;
  const ofHours = sql`
    select viewing, hour, ${shown}, ${list([...MARKS.map((name) => sql`max(${named(name)}) as ${named(name)}`)])},
      ${list(SUMS.map((name) => sql`sum(${named(name)}) as ${named(name)}`))},
      arraySort(groupArrayArray(pieces)) as pieces
    from (
      select viewing, toStartOfHour(at) as hour, ${shown}, ${list([...MARKS, ...SUMS].map(named))},
        cast([] as Array(Tuple(UInt32, UInt32))) as pieces
      from ${eventHeartbeats(request)}
      union all
      select viewing, toStartOfHour(fromUnixTimestamp64Milli(since_ms, 'UTC')) as hour, ${shown}, ${list([...MARKS, ...SUMS].map(() => sql`0`))},
        [(${offset('since_ms')}, ${offset('till_ms')})]
      from ${eventSpans(request, ALL_SHOWN_HOW)}
    )
    group by viewing, hour, ${shown}`;
  const columns: Readonly<Record<string, Sql>> = {
    is_viewing: sql`row_number() over (partition by viewing, hour order by ${shown}) = 1`,
    spans: sql`arrayZip(
      arrayFilter((begin, before) -> begin != before, pieces.1, arrayPopBack(arrayPushFront(pieces.2, 4294967295))),
      arrayFilter((end, after) -> end != after, pieces.2, arrayPopFront(arrayPushBack(pieces.1, 4294967295)))
    )`,
  };
  return sql`
    select hour, ${list(VIEWING_FACT_COLUMNS.map((name) => columns[name] ?? named(name)))}
    from (${ofHours}) as part inner join ${eventViewings(request)} as whole using (viewing) order by hour`;
}

/** Rows to write for some hours: `hour`, then `partFactColumns`. */
export const partFactRows =
  (part: ViewingPart) =>
  (read: EventsRead, span: Period): Sql => {
    const request = asEvents(read, span);
    return sql`
  select toStartOfHour(at) as hour, ${list(partFactColumns(part).map(named))}
  from ${part.fromEvents(request)} as one inner join ${eventViewings(request)} as whole using (viewing) order by hour`;
  };

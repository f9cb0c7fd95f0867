/** R-09. The statement of the rows behind one figure, with the conditions of the figure. */
import { dimensionOf } from '../dimensions/all-dimensions.ts';
import { filterDimensions, filterSql } from '../filters/filter-sql.ts';
import type { Count, CountedMetric, Relation } from '../metrics/metric.ts';
import { allOf, list, named, type Sql, sql, text, wholeMs, wholeNumber } from '../sql.ts';
import { isTimeOfViewings } from './broadcast-rows.ts';
import { bucketOf } from './buckets.ts';
import type { Plan } from './check-query.ts';
import { CONTENT_S, OF_VISITOR } from './content-of-visitors.ts';
import { IDENTITY, withIdentities } from './identities.ts';
import { byVisitor, isReached } from './reach.ts';
import { relationRows, type Span, viewingsOfBroadcasts } from './relation-rows.ts';
import { playsWithMost } from './viewers-at-once.ts';
import { viewingsAt } from './viewings-at.ts';
import { isOfContent, isOfWhole, withoutContent } from './whole.ts';

/** Columns of each row besides time, visitor and the query's dimensions. */
const SHOWN: Readonly<Record<Relation, readonly string[]>> = {
  hits: ['kind', 'page', 'tier'],
  attempts: ['session', 'has_play', 'has_failed', 'is_over'],
  plays: ['session', 'furthest_s', 'covered_s', 'media_length_s', 'startup'],
  heartbeats: ['session', 'event', 'asset_type', 'duration'],
  ads: ['session', 'ad_name', 'played_ms', 'is_complete'],
  breaks: ['session', 'break_kind', 'ads_planned', 'ads_started'],
  chapters: ['session', 'chapter', 'is_completed', 'chapter_ms'],
  audience: [],
  broadcasts: ['channel', 'title', 'aired_ms', 'live_ms'],
};

export interface RowsWanted {
  metric: CountedMetric;
  /** Values of `time` and of the query's dimensions. */
  cell: Readonly<Record<string, string>>;
  limit: number;
  /** Last row of the previous page. */
  from: { atMs: number; id: string } | null;
}

/**
 * One page of rows, one more than the limit, oldest first: `at_ms`, `row_id`, `row_count` and `total` of all pages; of
 * the audience also `window_ms`, by which its time is divided.
 */
export function rowsStatement(plan: Plan, span: Span, { metric, cell, limit, from }: RowsWanted): Sql {
  const { segments, dimensions, granularity } = plan.query;
  const { relation, count, needs = [] } = metric;
  const filter = isOfWhole(metric) ? withoutContent(plan.query.filter) : plan.query.filter;
  const isMeant = ([key]: [string, string]) => !isOfWhole(metric) || !isOfContent(key);
  const ofFilter = filter === undefined ? [] : filterDimensions(filter).map(({ name }) => name);
  const rows = relationRows(relation, span, {
    // A total counts the whole period, whatever the granularity of the rows.
    granularity: 'time' in cell ? granularity : 'total',
    dimensions: [...dimensions, ...ofFilter],
    needs,
    segments,
  });
  const conditions = [
    ...('when' in count ? [sql`(${count.when})`] : []),
    ...(filter === undefined ? [] : [filterSql(filter, dimensionOf)]),
    ...Object.entries(cell)
      .filter(isMeant)
      .map(([key, value]) =>
        key === 'time' ? sql`${bucketOf(granularity, text(span.timeZone))} = ${text(value)}` : isValue(key, value),
      ),
  ];
  const meant = sql`from ${rows} where ${allOf(conditions)}`;
  const isOfViewings = relation === 'broadcasts' && isTimeOfViewings(count);
  const found = isOfViewings
    ? viewingsOn(viewingsOfBroadcasts(span, segments, count.value, meant))
    : rowsOf(count, relation, dimensions, meant);
  const after = from === null ? sql`1` : sql`tuple(at_ms, row_id) > tuple(${wholeMs(from.atMs)}, ${text(from.id)})`;
  return sql`
    select * from (
      select *, count() over () as row_count, sum(value) over () as total
      from (${found})
    )
    where ${after} order by at_ms, row_id limit ${wholeNumber(limit + 1)}`;
}

const AT_MS = sql`toUnixTimestamp64Milli(at)`;
/** Pseudonym that distinguishes visitors without revealing their ids. */
const VISITOR = sql`if(visitor = 0, '', hex(visitor))`;

const singleRows = (relation: Relation, dimensions: readonly string[], count: Count, meant: Sql): Sql => sql`
  select ${AT_MS} as at_ms, id as row_id, ${VISITOR} as k_visitor,
    ${list([...SHOWN[relation].map(named), ...dimensions.map(shown)])},
    ${count.by === 'rows' ? sql`1` : addedBy(count)} as value
  ${meant}`;

const groupedRows = (key: Sql, value: Sql, meant: Sql, more = sql``): Sql => sql`
  select min(${AT_MS}) as at_ms, hex(sipHash64(toString(${key}))) as row_id, max(${VISITOR}) as k_visitor,
    max(${AT_MS}) as last_at_ms, count() as events, ${more}${value} as value
  ${meant} group by ${key}`;

/** Session of a grouped row whose events all belong to one. */
const sessionOfGroup = (relation: Relation): Sql =>
  SHOWN[relation].includes('session') ? sql`if(min(session) = max(session), any(session), '') as k_session, ` : sql``;

/** One row per viewing, with its `seconds` in the broadcasts of the figure. */
const viewingsOn = (pieces: Sql): Sql => sql`
  select min(since_ms) as at_ms, hex(viewing) as row_id, max(${VISITOR}) as k_visitor, any(session) as k_session, max(till_ms) as last_at_ms,
    sum(till_ms - since_ms) as value, value / 1000 as seconds
  from (${pieces}) group by viewing`;

function rowsOf(count: Count, relation: Relation, dimensions: readonly string[], meant: Sql): Sql {
  if (count.by === 'span' || (relation === 'audience' && 'value' in count)) return viewingsAt(count, meant, VISITOR);
  if (count.by === 'distinct') return groupedRows(count.key, sql`1`, meant, sessionOfGroup(relation));
  if (count.by === 'identities') return groupedRows(IDENTITY, sql`1`, sql`from ${withIdentities(meant)}`);
  if (count.by === 'reach') {
    const reached = sql`select visitor from ${byVisitor(meant, [])} where ${isReached(count.seconds, count.isConsecutive)}`;
    return groupedRows(sql`visitor`, sql`1`, sql`${meant} and visitor in (${reached})`);
  }
  if (count.by === 'viewers') {
    return groupedRows(sql`visitor`, sql`1`, sql`${meant} and ${playsWithMost(count.within, meant)}`);
  }
  if (count.by === 'contentOfVisitors') {
    return sql`${groupedRows(sql`(${OF_VISITOR})`, CONTENT_S, sql`${meant} and visitor != 0`)} having value > 0`;
  }
  if (count.by !== 'repetition') return singleRows(relation, dimensions, count, meant);
  return groupedRows(count.group, sql`arrayMax(sumMap([${count.item}], [toUInt64(1)]).2)`, meant);
}

const addedBy = (count: Count): Sql => (count.by === 'sum' || count.by === 'quantile' ? count.value : sql`1`);

const shown = (key: string): Sql => {
  const column = named(`d_${key}`);
  return sql`${dimensionOf(key).isMany ? sql`arrayStringConcat(${column}, ', ')` : column} as ${named(`k_${key}`)}`;
};

/** Condition on rows with a dimension. */
export const isValue = (key: string, value: string): Sql =>
  dimensionOf(key).isMany ? sql`has(${named(`d_${key}`)}, ${text(value)})` : sql`${named(`d_${key}`)} = ${text(value)}`;

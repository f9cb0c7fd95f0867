/** Validates segments of a query, and finds the relation of each. Pure. */
import { CONDITION_RELATIONS, type QueryProblem, type QuerySegment, queryProblem } from '@sintonia/contracts';
import { findDimension } from '../dimensions/all-dimensions.ts';
import { filterDimensions } from '../filters/filter-sql.ts';
import { type CountedMetric, PLAYBACK_RELATIONS, RELATIONS, type Relation } from '../metrics/metric.ts';
import { notANumber, notOfMetric, unknownDimension } from '../plan/check-names.ts';

/** Relations that a segment of each level can restrict. */
const UNIT_RELATIONS: Readonly<Record<QuerySegment['level'], readonly Relation[]>> = {
  hit: ['hits'],
  visit: RELATIONS,
  visitor: RELATIONS,
  playback: [...PLAYBACK_RELATIONS, 'broadcasts'],
};

/** Relation that a segment of hits or playback restricts. Of broadcasts it restricts the spans of their audience. */
const rowsOf = ({ relation }: CountedMetric): Relation => (relation === 'broadcasts' ? 'audience' : relation);

/** The relation of a segment's conditions; null if none has all its dimensions. */
export function relationOfSegment({ level, where }: QuerySegment): Relation | null {
  const names = filterDimensions(where).map(({ name }) => name);
  const hasAll = (relation: Relation) => names.every((name) => findDimension(name)?.on[relation] !== undefined);
  return CONDITION_RELATIONS[level].find(hasAll) ?? null;
}

export function checkSegments(
  segments: readonly QuerySegment[],
  counted: ReadonlyMap<string, CountedMetric>,
): QueryProblem[] {
  return segments.flatMap((segment, i) => {
    const named = filterDimensions(segment.where, ['segments', i, 'where']);
    const unknown = named.flatMap(({ name, path }) => unknownDimension(name, path));
    if (unknown.length > 0) return unknown;
    const metric = [...counted].find(([, { relation }]) => !UNIT_RELATIONS[segment.level].includes(relation));
    if (metric) return [queryProblem('notOfLevel', ['segments', i, 'level'], segment.level, metric[0])];
    const [first] = named;
    if (first && relationOfSegment(segment) === null) {
      const among = CONDITION_RELATIONS[segment.level].filter((relation) => findDimension(first.name)?.on[relation]);
      const other = named.find(({ name }) => !among.some((relation) => findDimension(name)?.on[relation])) ?? first;
      return [queryProblem('mixedSegment', other.path, other.name, first.name)];
    }
    const isOfRows = segment.level === 'hit' || segment.level === 'playback';
    const foreign = isOfRows ? named.flatMap(({ name, path }) => notOfMetric(name, path, counted, rowsOf)) : [];
    return foreign.length > 0 ? foreign : named.flatMap(notANumber);
  });
}

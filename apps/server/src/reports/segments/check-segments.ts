/** What is wrong with the segments of a query; and which rows each is found among. Pure. */
import { type QueryProblem, type QuerySegment, queryProblem } from '@sintonia/contracts';
import { findDimension } from '../dimensions/all-dimensions.ts';
import { filterDimensions } from '../filters/filter-sql.ts';
import { type CountedMetric, RELATIONS, type Relation } from '../metrics/metric.ts';
import { notANumber, unknownDimension } from '../plan/check-names.ts';

/** Rows that a segment's conditions may be of, at each level. */
const FOUND_AMONG: Readonly<Record<QuerySegment['level'], readonly Relation[]>> = {
  hit: ['hits'],
  visit: ['hits'],
  visitor: ['hits', 'reports'],
  playback: ['reports'],
};
/** Rows that belong to what a level tells apart. */
const SAID_OF: Readonly<Record<QuerySegment['level'], readonly Relation[]>> = {
  hit: ['hits'],
  visit: ['hits'],
  visitor: RELATIONS,
  playback: RELATIONS.filter((relation) => relation !== 'hits'),
};

/** The rows that a segment's conditions are of; null when there are none that have all its dimensions. */
export function relationOfSegment({ level, where }: QuerySegment): Relation | null {
  const names = filterDimensions(where).map(({ name }) => name);
  const hasAll = (relation: Relation) => names.every((name) => findDimension(name)?.on[relation] !== undefined);
  return FOUND_AMONG[level].find(hasAll) ?? null;
}

export function checkSegments(
  segments: readonly QuerySegment[],
  counted: ReadonlyMap<string, CountedMetric>,
): QueryProblem[] {
  return segments.flatMap((segment, i) => {
    const named = filterDimensions(segment.where, ['segments', i, 'where']);
    const unknown = named.flatMap(({ name, path }) => unknownDimension(name, path));
    if (unknown.length > 0) return unknown;
    const metric = [...counted].find(([, { relation }]) => !SAID_OF[segment.level].includes(relation));
    if (metric) return [queryProblem('notOfLevel', ['segments', i, 'level'], segment.level, metric[0])];
    const [first] = named;
    if (first && relationOfSegment(segment) === null) {
      const among = FOUND_AMONG[segment.level].filter((relation) => findDimension(first.name)?.on[relation]);
      const other = named.find(({ name }) => !among.some((relation) => findDimension(name)?.on[relation])) ?? first;
      return [queryProblem('mixedSegment', other.path, other.name, first.name)];
    }
    return named.flatMap(notANumber);
  });
}

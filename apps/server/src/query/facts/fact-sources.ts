/** Sources of facts that a query reads. */
import type { QuerySegment } from '@sintonia/contracts';
import { findDimension } from '../dimensions/all-dimensions.ts';
import { filterDimensions } from '../filters/filter-sql.ts';
import type { Relation } from '../metrics/metric.ts';
import { needsHistory } from '../plan/visitor-history.ts';
import { relationOfSegment } from '../segments/check-segments.ts';
import type { FactSource } from './fact-kinds.ts';

interface Read {
  relations: readonly Relation[];
  /** Keys of dimensions, besides those of segments. */
  dimensions: readonly string[];
  /** Columns that metrics need. */
  needs: readonly string[];
  segments: readonly QuerySegment[];
}
export interface FactsRead {
  sources: readonly FactSource[];
  /** Whether visits before the period are read. */
  isWithHistory: boolean;
}

/** Hits always: what is left out is counted on them. */
export function factsRead({ relations, dimensions, needs, segments }: Read): FactsRead {
  const read = [...relations, ...segments.map(relationOfSegment)];
  const named = [...dimensions, ...segments.flatMap(({ where }) => filterDimensions(where).map(({ name }) => name))];
  return {
    sources: read.every((relation) => relation === null || relation === 'hits') ? ['hits'] : ['hits', 'playback'],
    isWithHistory: needsHistory(
      new Set([...needs, ...named.flatMap((name) => findDimension(name)?.on.hits?.needs ?? [])]),
    ),
  };
}

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

export function factsRead({ relations, dimensions, needs, segments }: Read): FactsRead {
  const read = [...relations, ...segments.map(relationOfSegment)];
  const named = [...dimensions, ...segments.flatMap(({ where }) => filterDimensions(where).map(({ name }) => name))];
  const ofHits = read.filter((relation) => relation === null || relation === 'hits').length;
  return {
    sources: [...(ofHits > 0 ? (['hits'] as const) : []), ...(ofHits < read.length ? (['playback'] as const) : [])],
    isWithHistory: needsHistory(
      new Set([...needs, ...named.flatMap((name) => findDimension(name)?.on.hits?.needs ?? [])]),
    ),
  };
}

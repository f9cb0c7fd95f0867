/** Sources of facts that a query reads. */
import type { QuerySegment } from '@sintonia/contracts';
import type { Relation } from '../metrics/metric.ts';
import { relationOfSegment } from '../segments/check-segments.ts';
import type { FactSource } from './fact-kinds.ts';

/** Hits always: what is left out is counted on them. */
export function factSources(relations: readonly Relation[], segments: readonly QuerySegment[]): FactSource[] {
  const read = [...relations, ...segments.map(relationOfSegment)];
  return read.every((relation) => relation === null || relation === 'hits') ? ['hits'] : ['hits', 'playback'];
}

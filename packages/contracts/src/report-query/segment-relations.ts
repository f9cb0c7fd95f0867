import type { QuerySegment } from './report-query.ts';

/** Relations allowed for a segment's conditions, by level; all conditions of one segment are in the same one. */
export const CONDITION_RELATIONS: Readonly<Record<QuerySegment['level'], readonly ('hits' | 'heartbeats')[]>> = {
  hit: ['hits'],
  visit: ['hits'],
  visitor: ['hits', 'heartbeats'],
  playback: ['heartbeats'],
};

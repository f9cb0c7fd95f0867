/** For tests: viewings as the definitions see them. */
import type { PlaybackRow } from '../../stores/events/event-rows.ts';
import type { Countable } from './recount-query.ts';

export interface Fact extends Countable {
  kind: 'report';
}

export const factsOf = (_rows: readonly PlaybackRow[], _asked: { suite: string }): Fact[] => [];
export const playbackDimensions = (fact: Fact, _asked: { timeZone: string }): Countable['dimensions'] =>
  fact.dimensions;

/** What answers read and when: the store, the zone, and events until which time. */
import type { Completeness } from '@sintonia/contracts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { ReadSchedule } from './broadcasts.ts';
import type { FactsAsOf } from './facts/find-facts.ts';

export interface Answering {
  events: Pick<EventStore, 'query'>;
  completeness: () => Promise<Completeness>;
  timeZone: string;
  /** Suite of queries that name none. */
  reportSuite: string;
  nowMs: number;
  /** Broadcasts of the catalogue; without it there are none. */
  schedule?: ReadSchedule;
  /** As in the builder of rollups and facts. */
  settleMs?: number;
  /** As of `reportRunner`. */
  maxSeconds?: number | undefined;
  /** What to read instead of the present state; by default, answers have all events. */
  factsAsOf?: ((suite: string) => Promise<FactsAsOf | null>) | undefined;
  /** Only events received before this time are read, epoch ms. */
  receivedBeforeMs?: number | undefined;
}

/**
 * Answers with exactly the events received before a time, which is also their present: a period ends there, and a viewing
 * without heartbeats for ten minutes has ended.
 */
export const answeringAt = (answering: Answering, atMs: number): Answering => ({
  ...answering,
  nowMs: Math.min(answering.nowMs, atMs),
  receivedBeforeMs: atMs,
  factsAsOf: undefined,
});

/** What answers of a suite read now; the same when asked again. Rejects with `EventStoreError`. */
export async function asOfLastRound(
  answering: Answering,
  suite = answering.reportSuite,
): Promise<Answering & { asOf: FactsAsOf | null }> {
  const asOf = (await answering.factsAsOf?.(suite)) ?? null;
  const at = asOf ? answeringAt(answering, Date.parse(asOf.completeUntil)) : answering;
  return { ...at, factsAsOf: async () => asOf, asOf };
}

import type { RejectReason } from '@sintonia/contracts';
import type { RejectedRow } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { EventStream } from '../../stores/stream/event-stream.ts';
import type { Decode } from '../protocols/decode.ts';

export interface ReplayParts {
  events: Pick<EventStore, 'query' | 'remove'>;
  stream: Pick<EventStream, 'append' | 'settle'>;
  decode: Decode;
}

export interface ReplayRequest {
  reason: RejectReason;
  /** Only these events; null for all of the reason. */
  ids?: readonly string[] | null;
  /** Received at or after; epoch ms. */
  sinceMs: number;
  /** Only reports what would happen. */
  isDryRun: boolean;
}

export interface ReplaySummary {
  /** Rejected events examined; each is in one of the next three groups. */
  looked: number;
  /**
   * Readable now. Without a dry run they were moved, except events that the store refused and those with suites that
   * are still unknown.
   */
  readable: number;
  /** Only their beginning is stored. */
  cut: number;
  /** Still unreadable, by their current reason. */
  still: Partial<Record<RejectReason, number>>;
  moved: number;
}

export type StoredRejection = Omit<RejectedRow, 'received_at'> & { received_ms: number };

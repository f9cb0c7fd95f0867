import type { RejectReason } from '@sintonia/contracts';
import type { Registry } from 'prom-client';
import type { Protocol } from '../../stores/events/protocols.ts';

export interface Metrics {
  registry: Registry;
  received(protocol: Protocol): void;
  accepted(protocol: Protocol): void;
  repeated(protocol: Protocol): void;
  rejected(protocol: Protocol, reason: RejectReason): void;
  /** Counts an event of an unknown report suite that exceeded the limit for setting aside. */
  droppedUnknownSuite(protocol: Protocol): void;
  /** Requests answered with 503, by cause: `full` or `unavailable`. */
  refused(why: string): void;
  committed(seconds: number, rows: number): void;
  watchQueue(depth: () => number): void;
  /** Bytes; null if the system does not report it. */
  watchDisk(free: () => number | null): void;
  /** Role `write`: from the stream into the event store. */
  written(seconds: number, rows: number): void;
  /** Queried at each scrape. */
  watchBacklog(backlog: () => Promise<{ events: number; bytes: number; lagS: number }>): void;
}

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ReadinessBoard } from '../http/monitoring/readiness.ts';
import type { Metrics } from '../http/monitoring/server-metrics.ts';
import type { Announcer } from '../start/announcer.ts';
import type { Closer } from '../start/close-in-order.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';

export interface StoreSetting {
  config: Config;
  log: FastifyBaseLogger;
  announce: Announcer;
  closer: Closer;
  metrics: Metrics;
  readiness: ReadinessBoard;
}

export interface Stores {
  /** Null if this process only collects, into a stream. */
  events: EventStore | null;
  /** Null if this process serves no pages or studio. */
  operational: OperationalStore | null;
  stream: EventStream;
}

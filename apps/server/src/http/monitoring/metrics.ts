/** Server metrics for Prometheus. No label value comes from a client. */
import { LATE_AFTER_S, REJECT_REASONS } from '@sintonia/contracts';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { PROTOCOLS } from '../../stores/events/protocols.ts';
import { countByProtocol } from './count-by-protocol.ts';
import type { Metrics } from './server-metrics.ts';

/** Measures the delay of the event loop ten times a second; the library's hundred kept an idle process awake. */
const LAG_PRECISION_MS = 100;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'sintonia_', eventLoopMonitoringPrecision: LAG_PRECISION_MS });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `sintonia_${name}`, help, labelNames, registers });
  const received = countByProtocol('events_received_total', 'Events received', registers);
  const accepted = countByProtocol('events_accepted_total', 'Events acknowledged as durable', registers);
  const repeated = countByProtocol('events_repeated_total', 'Repeated events that were already durable', registers);
  const rejected = counter('events_rejected_total', 'Events rejected, by reason', ['protocol', 'reason']);
  // Initialised to 0, so that the first rejection is an increase and not a new series.
  for (const protocol of PROTOCOLS) for (const reason of REJECT_REASONS) rejected.inc({ protocol, reason }, 0);
  const droppedUnknownSuite = countByProtocol(
    'events_unknown_suite_dropped_total',
    'Events of unknown report suites dropped because the limit for setting them aside was reached',
    registers,
  );
  const refused = counter('appends_refused_total', 'Requests answered 503', ['why']);
  const rows = counter('rows_committed_total', 'Rows written to the event store', []);
  const commit = new Histogram({
    name: 'sintonia_commit_seconds',
    help: 'Time to make a batch of rows durable',
    buckets: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers,
  });
  const rowsWritten = counter('rows_written_total', 'Rows moved from the stream into the event store', []);
  const write = new Histogram({
    name: 'sintonia_write_seconds',
    help: 'Time to move a batch of rows from the stream into the event store',
    buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers,
  });
  return {
    registry,
    received,
    accepted,
    repeated,
    rejected: (protocol, reason) => rejected.inc({ protocol, reason }),
    droppedUnknownSuite,
    refused: (why) => refused.inc({ why }),
    watchDisk: (free) => {
      new Gauge({
        name: 'sintonia_disk_free_bytes',
        help: 'Free bytes on the disk of the data directory',
        registers,
        collect() {
          this.set(free() ?? Number.NaN);
        },
      });
    },
    committed: (seconds, count) => {
      commit.observe(seconds);
      rows.inc(count);
    },
    written: (seconds, count) => {
      write.observe(seconds);
      rowsWritten.inc(count);
    },
    watchBacklog: (backlog) => {
      const unknown = { events: Number.NaN, bytes: Number.NaN, lagS: Number.NaN };
      let pending: Promise<typeof unknown> | null = null;
      /** Queried once per scrape, which reads all gauges at the same time. */
      const ask = () => {
        pending ??= backlog()
          .catch(() => unknown)
          .finally(() => {
            pending = null;
          });
        return pending;
      };
      const gauge = (name: string, help: string, figure: keyof typeof unknown) =>
        new Gauge({
          name: `sintonia_stream_${name}`,
          help,
          registers,
          async collect() {
            this.set((await ask())[figure]);
          },
        });
      gauge('events', 'Events in the stream waiting for the role write; NaN while the stream has no leader', 'events');
      gauge('bytes', 'Bytes in the stream waiting for the role write', 'bytes');
      gauge('lag_seconds', 'Age of the oldest event waiting in the stream', 'lagS');
      new Gauge({
        name: 'sintonia_stream_late',
        help: `1 while the oldest event has been waiting for more than ${LATE_AFTER_S} s: reports are behind`,
        registers,
        async collect() {
          this.set(Number((await ask()).lagS > LATE_AFTER_S));
        },
      });
    },
    watchQueue: (depth) => {
      new Gauge({
        name: 'sintonia_queue_rows',
        help: 'Rows waiting to become durable',
        registers,
        collect() {
          this.set(depth());
        },
      });
    },
  };
}

/** `GET /metrics` in Prometheus' text format. */
export function metricsRoute(app: FastifyInstance, { registry }: Metrics): void {
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

/**
 * Opens the configured stores: embedded below the data directory, or external servers shared by several processes.
 * Everything opened is registered with the closer.
 */
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../http/monitoring/metrics.ts';
import type { ReadinessBoard } from '../http/monitoring/readiness.ts';
import { forgettingRollups } from '../query/rollups/forget-hours.ts';
import { touchingSuperseded } from '../query/rollups/supersede-copies.ts';
import type { Announcer } from '../start/announcer.ts';
import type { Closer } from '../start/close-in-order.ts';
import { StartError } from '../start/start-error.ts';
import { openClickHouse } from '../stores/events/clickhouse-event-store.ts';
import { openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { type EventStore, EventStoreError } from '../stores/events/event-store.ts';
import type { Protocol } from '../stores/events/protocols.ts';
import { connectPglite } from '../stores/operational/connect-pglite.ts';
import { connectPostgres } from '../stores/operational/connect-postgres.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { OperationalStoreError } from '../stores/operational/operational-store-errors.ts';
import { createDirectStream } from '../stores/stream/direct-stream.ts';
import { type EventStream, StreamError } from '../stores/stream/event-stream.ts';
import { openJournalStream } from '../stores/stream/journal/journal-stream.ts';
import { JOURNAL_DIR } from '../stores/stream/journal/open-all-events.ts';
import { openSharedStream } from '../stores/stream/open-shared-stream.ts';

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

const hasPeople = ({ roles }: Config): boolean => roles.includes('web') || roles.includes('studio');
const needsEvents = (config: Config): boolean =>
  config.natsServers === null || hasPeople(config) || config.roles.includes('write');

/** Whether this process uses `DATA_DIR`: embedded stores, keys of sessions and commands. */
export const needsDataDir = (config: Config): boolean =>
  hasPeople(config) || (needsEvents(config) && config.clickhouseUrl === null);

export async function openStores(setting: StoreSetting): Promise<Stores> {
  const { config, announce, closer, readiness } = setting;
  try {
    // Opened concurrently: one works in a child process or remotely, the other in this process.
    const openingEvents = needsEvents(config) ? openEvents(setting) : Promise.resolve(null);
    const openingOperational = hasPeople(config) ? openOrGoWithout(setting) : Promise.resolve(null);
    void openingOperational.catch(() => {}); // handled below, after the event store
    const events = await (needsEvents(config)
      ? announce.step('Preparing the event store', openingEvents)
      : openingEvents);
    if (events) closer.add('the event store', events.close);
    const operational = await (hasPeople(config)
      ? announce.step('Preparing the database', openingOperational)
      : openingOperational);
    if (operational) closer.add('the database', operational.close);
    if (events) watch(readiness, 'events', events);
    if (operational) watch(readiness, 'operational', operational);
    return { events, operational, stream: await openStream(setting, events) };
  } catch (error) {
    const isOurs =
      error instanceof EventStoreError || error instanceof OperationalStoreError || error instanceof StreamError;
    throw isOurs ? new StartError(error.message) : error;
  }
}

const openEvents = async (setting: StoreSetting): Promise<EventStore> =>
  forgettingRollups(touchingSuperseded(await connectEvents(setting), Date.now));

const connectEvents = ({ config, log }: StoreSetting): Promise<EventStore> =>
  config.clickhouseUrl === null
    ? openEmbeddedEventStore({
        dataDir: config.dataDir,
        onDeath: (why) => log.error({ part: 'events' }, `${why}; restarting`),
      })
    : openClickHouse({
        url: config.clickhouseUrl,
        layout: config.clickhouseLayout,
        // Without a stream in between, collectors also write.
        migrates: config.roles.includes('write') || config.natsServers === null,
      });

/**
 * A damaged local operational store must not stop collection, since missed events cannot be recovered. Pages and studio
 * are unavailable until it is fixed or restored; null indicates that.
 */
async function openOrGoWithout({ config, log, readiness }: StoreSetting): Promise<OperationalStore | null> {
  try {
    return await openOperational(config, log);
  } catch (err) {
    if (config.databaseUrl !== null || !config.roles.includes('collect') || !(err instanceof OperationalStoreError))
      throw err;
    log.error({ part: 'operational', err }, 'the operational store cannot be opened; this server only collects');
    readiness.add({ part: 'operational', missing: async () => err.message });
    return null;
  }
}

export const openOperational = ({ databaseUrl, dataDir }: Config, log: FastifyBaseLogger): Promise<OperationalStore> =>
  databaseUrl === null
    ? connectPglite(join(dataDir, 'operational'))
    : connectPostgres({
        url: databaseUrl,
        onError: (error) => log.warn({ part: 'operational', err: error }, 'a connection to PostgreSQL was lost'),
      });

async function openStream(setting: StoreSetting, events: EventStore | null): Promise<EventStream> {
  const { config, log, announce, closer, metrics, readiness } = setting;
  const onSetAside = (protocol: Protocol) => metrics.rejected(protocol, 'unstorable');
  if (config.natsServers === null) {
    if (events === null) throw new StartError('ROLES need an event store'); // unreachable: needsEvents guarantees it
    const stream = await openOwnStream(setting, events, onSetAside);
    closer.add('the stream', stream.close);
    metrics.watchQueue(stream.depth);
    return stream;
  }
  const opening = openSharedStream({
    servers: config.natsServers,
    replicas: config.natsReplicas,
    maxBytes: config.natsStreamMb * 1_000_000,
    writesTo: config.roles.includes('write') ? events : null,
    log,
    onCommit: metrics.committed,
    onWritten: metrics.written,
    onSetAside,
  });
  const shared = await announce.step('Preparing the stream', opening);
  closer.add('the stream', shared.close);
  metrics.watchQueue(shared.stream.depth);
  metrics.watchBacklog(shared.backlog);
  watch(readiness, 'stream', shared);
  return shared.stream;
}

/** Embedded store: through a journal on disk. Event store server: written to directly. */
async function openOwnStream(
  { config, log, metrics, readiness }: StoreSetting,
  events: EventStore,
  onSetAside: (protocol: Protocol) => void,
): Promise<EventStream> {
  const reported = { events, onSetAside, onCommit: metrics.committed };
  if (config.clickhouseUrl !== null) return createDirectStream(reported);
  const directory = join(config.dataDir, JOURNAL_DIR);
  const stream = await openJournalStream({ ...reported, directory, log, onWritten: metrics.written });
  metrics.watchBacklog(stream.backlog);
  readiness.add({ part: 'stream', missing: async () => ((await stream.isReady()) ? null : 'is full') });
  return stream;
}

function watch(readiness: ReadinessBoard, part: string, store: { isReady(): Promise<boolean> }): void {
  readiness.add({ part, missing: async () => ((await store.isReady()) ? null : 'does not answer') });
}

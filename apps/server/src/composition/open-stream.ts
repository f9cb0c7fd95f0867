import { join } from 'node:path';
import { StartError } from '../start/start-error.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { Protocol } from '../stores/events/protocols.ts';
import { createDirectStream } from '../stores/stream/direct-stream.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { openJournalStream } from '../stores/stream/journal/journal-stream.ts';
import { JOURNAL_DIR } from '../stores/stream/journal/open-all-events.ts';
import { openSharedStream } from '../stores/stream/open-shared-stream.ts';
import type { StoreSetting } from './store-setting.ts';
import { watch } from './watch-store.ts';

export async function openStream(setting: StoreSetting, events: EventStore | null): Promise<EventStream> {
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
  const storage = { events, onSetAside, onCommit: metrics.committed };
  if (config.clickhouseUrl !== null) return createDirectStream(storage);
  const directory = join(config.dataDir, JOURNAL_DIR);
  const stream = await openJournalStream({ ...storage, directory, log, onWritten: metrics.written });
  metrics.watchBacklog(stream.backlog);
  readiness.add({ part: 'stream', missing: async () => ((await stream.isReady()) ? null : 'is full') });
  return stream;
}

/** The event store of a server that is away, with what that had acknowledged and not yet carried into it. */
import { join } from 'node:path';
import pino from 'pino';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../../events/embedded-event-store.ts';
import { openJournalStream } from './journal-stream.ts';

/** Below the data directory. */
export const JOURNAL_DIR = 'journal';

/** Rejects with `EventStoreError` or `StreamError` when the files cannot be read, or another process has them. */
export async function openAllEvents(dataDir: string): Promise<EmbeddedEventStore> {
  const events = await openEmbeddedEventStore({ dataDir, onDeath: () => {} });
  const stream = await openJournalStream({
    directory: join(dataDir, JOURNAL_DIR),
    events,
    log: pino({ level: 'warn' }),
  });
  await stream.settle();
  await stream.close();
  return events;
}

/** Opens the event store of a stopped server, including acknowledged rows that are still in its journal. */
import { join } from 'node:path';
import pino from 'pino';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../../events/embedded-event-store.ts';
import { openJournalStream } from './journal-stream.ts';

/** Directory below the data directory. */
export const JOURNAL_DIR = 'journal';

/** Rejects with `EventStoreError` or `StreamError` if the files are unreadable or used by another process. */
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

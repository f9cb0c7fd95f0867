/** The embedded event store: chDB in a child process, one writer, few readers. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type EngineOptions, startEngine } from './engine.ts';
import type { EventStore } from './event-store.ts';
import { storeOver } from './store-over.ts';

/** Parallel inserts are slower than sequential batches. */
const WRITERS = 1;
/** Two of reports, and one of everything else. */
const READERS = 3;

export interface EmbeddedEventStore extends EventStore {
  /** For tests that kill the engine. */
  enginePid(): number | undefined;
}

/** Opens the store below `dataDir` (`events/`). Rejects with `EventStoreError` if the files cannot be opened. */
export async function openEmbeddedEventStore(
  options: { dataDir: string } & Pick<EngineOptions, 'onDeath'>,
): Promise<EmbeddedEventStore> {
  const path = join(options.dataDir, 'events');
  await mkdir(path, { recursive: true });
  const engine = await startEngine({ ...options, path });
  const store = storeOver({ ask: engine.ask, writers: WRITERS, readers: READERS, close: engine.close });
  return { ...store, enginePid: engine.pid };
}

/**
 * Child process that owns the embedded engine: chDB takes 500 MB and more, shares Node's thread pool, and a crash in
 * native code must not take the website with it. Started by `embedded-event-store.ts`; argument: the data directory.
 * It lives exactly as long as its parent: Ctrl-C is the parent's to handle, and a parent that is gone ends it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClickHouseClient, createClient } from '@clickhouse/client';
import { embeddedConnection } from './embedded-connection.ts';
import { failureOf, perform } from './engine-client.ts';
import type { FromEngine, ToEngine } from './engine-messages.ts';
import { migrate, readMigrations } from './migrate.ts';

/** A server that was killed leaves an engine that may hold the directory for a moment longer. */
const OPEN_TIMEOUT_MS = 8000;
const OPEN_RETRY_MS = 100;

const print = (message: FromEngine) => process.connected && process.send?.(message);

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// Not `exit`: nothing may keep the directory from the next server. What was acknowledged is on disk.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function open(path: string): Promise<ClickHouseClient> {
  const giveUpAt = Date.now() + OPEN_TIMEOUT_MS;
  for (;;) {
    try {
      const client = createClient({ connection: embeddedConnection(path) });
      await migrate(client, await readMigrations(new URL('./migrations/', import.meta.url)));
      return client;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await sleep(OPEN_RETRY_MS);
    }
  }
}

async function main(path: string): Promise<void> {
  const client = await open(path);
  const running = new Set<Promise<void>>();
  process.on('message', (message: ToEngine) => {
    if ('close' in message) {
      void Promise.allSettled(running)
        .then(() => client.close())
        .finally(() => process.exit(0));
      return;
    }
    const { id, request } = message;
    const work = perform(client, request)
      .then((text) => print({ id, text }))
      .catch((error: unknown) => print({ id, failure: failureOf(request, error), message: String(error) }))
      .then(() => void running.delete(work));
    running.add(work);
  });
  print({ ready: true });
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  print({ failedToOpen: error instanceof Error ? error.message : String(error) });
  process.disconnect();
});

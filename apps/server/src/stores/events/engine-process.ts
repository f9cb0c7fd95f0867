/**
 * Child process that runs the embedded engine: chDB takes 500 MB and more, shares Node's thread pool, and a crash in
 * native code must not stop the website. Started by `embedded-event-store.ts`; argument: the data directory. It lives
 * as long as its parent: it ignores Ctrl-C, which the parent handles, and ends when the parent is gone.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClickHouseClient, createClient } from '@clickhouse/client';
import { embeddedConnection, furtherConnection } from './embedded-connection.ts';
import { perform } from './engine-client.ts';
import { createConnections } from './engine-connections.ts';
import { failureOf } from './engine-failure.ts';
import type { FromEngine, ToEngine } from './engine-messages.ts';
import { giveWay } from './engine-priority.ts';
import { migrate, readMigrations } from './migrate.ts';

/** The engine of a killed server may hold the directory for a short time. */
const OPEN_TIMEOUT_MS = 8000;
const OPEN_RETRY_MS = 100;

/** Threads of one statement: half of the cores, since the others answer visitors and collect; of up to four cores, two. */
const THREADS = Math.max(2, availableParallelism() >> 1);

giveWay();

const print = (message: FromEngine) => process.connected && process.send?.(message);

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// SIGKILL instead of `exit`: nothing may delay the release of the directory. Acknowledged rows are on disk.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/** Bytes of a statement with its values: a year of broadcasts takes some megabytes. The engine's default is 256 KiB. */
const MAX_STATEMENT = 64 * 1024 * 1024;

const SETTINGS = { clickhouse_settings: { max_threads: THREADS, max_query_size: String(MAX_STATEMENT) } };

async function open(path: string): Promise<ClickHouseClient> {
  const giveUpAt = Date.now() + OPEN_TIMEOUT_MS;
  for (;;) {
    try {
      const client = createClient({ connection: embeddedConnection(path), ...SETTINGS });
      await migrate(client, await readMigrations(new URL('./migrations/', import.meta.url)));
      return client;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await sleep(OPEN_RETRY_MS);
    }
  }
}

async function main(path: string): Promise<void> {
  const connections = createConnections(await open(path), () =>
    createClient({ connection: furtherConnection(path), ...SETTINGS }),
  );
  const running = new Set<Promise<void>>();
  process.on('message', (message: ToEngine) => {
    if ('close' in message) {
      void Promise.allSettled(running)
        .then(() => connections.close())
        .finally(() => process.exit(0));
      return;
    }
    const { id, request } = message;
    const work = connections
      .use((client) => perform(client, request))
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

/** Several of our processes on one ClickHouse (S-05), and unusable servers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClickHouseStandIn, startClickHouseStandIn } from '../../../tools/cluster/clickhouse-stand-in.ts';
import { freePort } from '../../../tools/cluster/free-port.ts';
import { openClickHouse } from './clickhouse-event-store.ts';

const SINGLE = { layout: 'single', migrates: true } as const;

describe('ClickHouse servers (S-05)', () => {
  let directory: string;
  let server: ClickHouseStandIn;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sintonia-clickhouse-'));
    server = await startClickHouseStandIn(directory);
  });
  afterAll(async () => {
    await server.program.stop();
    await rm(directory, { recursive: true, maxRetries: 5 });
  });

  test('of writers that start at once one migrates; others wait for the tables, and report if they do not appear', async () => {
    const early = openClickHouse({ url: server.url, ...SINGLE, migrates: false, timeoutMs: 300 });
    await expect(early).rejects.toThrow(
      /lacks 1 events, 2 .*: start a server of this version with the role write first/,
    );
    const waiting = openClickHouse({ url: server.url, ...SINGLE, migrates: false });
    const stores = await Promise.all([
      openClickHouse({ url: server.url, ...SINGLE }),
      openClickHouse({ url: server.url, ...SINGLE }),
      waiting,
    ]);
    const [first] = stores;
    const twice = await first.query('SELECT version FROM schema_migrations GROUP BY version HAVING count() > 1');
    expect(twice).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('S-03 while the server is down inserts are refused, and they resume when it is back', async () => {
    const store = await openClickHouse({ url: server.url, ...SINGLE });
    await server.program.kill();
    await expect(store.query('SELECT 1')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await store.isReady()).toBe(false);
    await server.program.start();
    expect(await store.isReady()).toBe(true);
    await store.close();
  });

  test('an unreachable address is reported in one line without its password', async () => {
    const url = `http://sintonia:very-secret@127.0.0.1:${await freePort()}/sintonia`;
    const refused = openClickHouse({ url, ...SINGLE, timeoutMs: 300 });
    await expect(refused).rejects.toThrow(
      /^CLICKHOUSE_URL=http:\/\/127.0.0.1:\d+\/sintonia cannot be used: .*ECONNREFUSED/,
    );
  });

  test('an outdated server is reported with its version', async () => {
    const old = createServer((_request, response) => response.end('{"version":"18.16.1"}\n')).listen(0, '127.0.0.1');
    const port = await new Promise<number>((resolve) =>
      old.once('listening', () => resolve((old.address() as { port: number }).port)),
    );
    const refused = openClickHouse({ url: `http://127.0.0.1:${port}/sintonia`, ...SINGLE });
    await expect(refused).rejects.toThrow(/is ClickHouse 18\.16\.1; it must be 24\.8 or newer/);
    old.closeAllConnections();
    old.close();
  });
});

/** A complete cluster, parts of which are killed at the worst time: no event is lost or duplicated (S-03, S-05). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findNatsServer, reportMissing } from '../../src/commands/find-programs.ts';
import { openClickHouse } from '../../src/stores/events/clickhouse-event-store.ts';
import type { EventStore } from '../../src/stores/events/event-store.ts';
import type { SharedStream } from '../../src/stores/stream/open-shared-stream.ts';
import { createRandom } from '../random.ts';
import { compare } from '../torture/compare.ts';
import { leaderOf } from '../torture/find-leader.ts';
import { type LoadClient, startLoad } from '../torture/load-client.ts';
import { tortureCluster } from '../torture/torture-cluster.ts';
import { openWatch } from '../torture/until-written.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

const natsServer = findNatsServer(process.env);
if (!natsServer) reportMissing('nats-server');

const CLIENTS = 4;

describe.skipIf(!natsServer)('a cluster (S-03, S-05)', () => {
  let directory: string;
  let cluster: Cluster;
  let watching: SharedStream;
  let store: EventStore;
  let seed = 1;
  const everAcknowledged = new Set<string>();

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sintonia-cluster-'));
    const env = { DEMO: 'off', COLLECT_RATE: '1000000', REPORT_SUITES: '*' };
    cluster = await startCluster({ directory, natsServer: natsServer ?? '', postgresBinDir: null, env });
    watching = await openWatch(cluster);
    store = await openClickHouse({ url: cluster.eventStore.url, layout: 'single', migrates: false });
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await watching.close();
    await cluster.stop();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  });

  const load = (): LoadClient => startLoad(cluster.port, CLIENTS, createRandom(seed++));
  const untilMore = (client: LoadClient, n: number) => {
    const before = client.acknowledged.size;
    return vi.waitFor(() => expect(client.acknowledged.size).toBeGreaterThan(before + n), { timeout: 30_000 });
  };
  /** Every acknowledged event is stored exactly once, and no other event is. */
  const expectExactlyOnce = async (client: LoadClient) => {
    await client.finish();
    await watching.stream.settle();
    for (const id of client.acknowledged) everAcknowledged.add(id);
    expect(client.unexpected).toEqual([]);
    const outcome = await compare(store, everAcknowledged);
    expect(outcome).toEqual({ stored: everAcknowledged.size, lost: 0, duplicated: 0 });
  };

  test('S-03 loses no accepted event when the stream’s leader is killed under load', async () => {
    const client = load();
    await untilMore(client, 200);
    const leader = leaderOf(cluster, await watching.leader());
    await leader.kill();
    await untilMore(client, 200);
    await leader.start();
    await expectExactlyOnce(client);
  }, 120_000);

  test('S-03 loses no event when the writer is killed after an insert and before its acknowledgement', async () => {
    const held = cluster.eventStore.holdNextInsert();
    const client = load();
    await held;
    await cluster.writer.kill();
    const { events: waiting } = await watching.backlog();
    expect(waiting).toBeGreaterThan(0);
    const inserted = await store.query<{ n: number }>(
      'SELECT (SELECT count() FROM hits) + (SELECT count() FROM playback) AS n',
    );
    expect(inserted[0]?.n).toBeGreaterThan(everAcknowledged.size);
    await cluster.writer.start();
    await expectExactlyOnce(client);
  }, 120_000);

  test('S-03 makes the accepted events of a drained collector durable, and clients use the other one', async () => {
    const client = load();
    await untilMore(client, 200);
    const [drained] = cluster.collectors;
    expect(await drained.stop('SIGTERM')).toBe(0);
    await untilMore(client, 200);
    await drained.start();
    await expectExactlyOnce(client);
  }, 120_000);

  test('S-03 loses no accepted event when a collector and the event store are killed at random times', async () => {
    const options = { kills: 2, seed: 99, clients: CLIENTS, longestPauseMs: 500 };
    const killed: string[] = [];
    const outcome = await tortureCluster(cluster, {
      ...options,
      victims: ['collector', 'event store'],
      onKill: (_kill, what) => killed.push(what),
    });
    expect(killed.sort()).toEqual([expect.stringMatching(/^collector/), 'the stand-in for ClickHouse']);
    expect(outcome).toMatchObject({ lost: 0, duplicated: 0, unexpected: [] });
    expect(outcome.stored).toBe(everAcknowledged.size + outcome.acknowledged);
  }, 120_000);
});

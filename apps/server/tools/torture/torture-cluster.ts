/**
 * Load on a complete cluster, parts of which are killed at random times: a collector, the writer, a nats-server (in
 * half of the cases the stream's leader), the event store. Then compares acknowledged and stored events (S-03, S-05).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openClickHouse } from '../../src/stores/events/clickhouse-event-store.ts';
import type { Cluster } from '../cluster/start-cluster.ts';
import { createRandom, type Random } from '../random.ts';
import { type Tortured, tortured } from './compare.ts';
import { find } from './find-leader.ts';
import { startLoad } from './load-client.ts';
import { openWatch, untilWritten } from './until-written.ts';
import { VICTIMS, type Victim } from './victims.ts';

export interface ClusterTortureOptions {
  kills: number;
  seed: number;
  clients?: number;
  /** Longest pause between two kills, ms. */
  longestPauseMs?: number;
  /** Parts to kill; all by default. */
  victims?: readonly [Victim, ...Victim[]];
  onKill?: (kill: number, what: string, acknowledged: number) => void;
}

export async function tortureCluster(cluster: Cluster, options: ClusterTortureOptions): Promise<Tortured> {
  const { kills, seed, clients = 24, longestPauseMs = 3000, victims = VICTIMS, onKill = () => {} } = options;
  const random = createRandom(seed);
  const watching = await openWatch(cluster);
  const next = inTurns(random, victims);
  const load = startLoad(cluster.port, clients, random);
  try {
    for (let kill = 1; kill <= kills; kill++) {
      await pause(50 + random.whole(longestPauseMs));
      const victim = await find(cluster, watching, random, next());
      await victim.kill();
      onKill(kill, victim.name, load.acknowledged.size);
      await pause(random.whole(1000));
      await victim.start();
    }
    await load.finish();
    await untilWritten(cluster, watching);
  } finally {
    await watching.close();
  }
  const store = await openClickHouse({ url: cluster.eventStore.url, layout: 'single', migrates: false });
  return tortured(kills, load, store);
}

/** In random order, each equally often. */
function inTurns(random: Random, victims: readonly [Victim, ...Victim[]]): () => Victim {
  let left: Victim[] = [];
  return () => {
    if (left.length === 0) left = [...victims];
    return left.splice(random.whole(left.length), 1)[0] ?? victims[0];
  };
}

/**
 * Load on a complete cluster, parts of which are killed at random times: a collector, the writer, a nats-server (in
 * half of the cases the stream's leader), the event store. Then compares acknowledged and stored events (S-03, S-05).
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { NatsNode } from '../../cluster/nats-cluster.ts';
import type { Program } from '../../cluster/program.ts';
import type { Cluster } from '../../cluster/start-cluster.ts';
import { openClickHouse } from '../../stores/events/clickhouse-event-store.ts';
import { openSharedStream, type SharedStream } from '../../stores/stream/open-shared-stream.ts';
import { createRandom, type Random } from '../random.ts';
import { type Tortured, tortured } from './compare.ts';
import { startLoad } from './load-client.ts';

const WRITTEN_WITHIN_MS = 120_000;

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

export const VICTIMS = ['collector', 'writer', 'nats-server', 'leader', 'event store'] as const;
export type Victim = (typeof VICTIMS)[number];

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

/** Events not written by then count as lost. On a busy machine a writer may need more than one `settle` timeout. */
async function untilWritten(cluster: Cluster, { stream }: SharedStream): Promise<void> {
  for (const giveUpAt = Date.now() + WRITTEN_WITHIN_MS; ; ) {
    try {
      return await stream.settle();
    } catch (error) {
      if (Date.now() < giveUpAt) continue;
      process.stderr.write(`${String(error)}\nThe writer said:\n${cluster.writer.lastWords()}\n`);
      return;
    }
  }
}

/** Observes only: it neither collects nor writes. */
export const openWatch = ({ nats }: Pick<Cluster, 'nats'>): Promise<SharedStream> =>
  openSharedStream({ servers: nats.urls, replicas: 3, maxBytes: 256_000_000, writesTo: null, log: SILENT });

const SILENT = { warn: () => {}, error: () => {} };

/** In random order, each equally often. */
function inTurns(random: Random, victims: readonly [Victim, ...Victim[]]): () => Victim {
  let left: Victim[] = [];
  return () => {
    if (left.length === 0) left = [...victims];
    return left.splice(random.whole(left.length), 1)[0] ?? victims[0];
  };
}

async function find(cluster: Cluster, watching: SharedStream, random: Random, victim: Victim): Promise<Program> {
  switch (victim) {
    case 'collector':
      return random.pick(cluster.collectors);
    case 'writer':
      return cluster.writer;
    case 'event store':
      return cluster.eventStore.program;
    case 'nats-server':
      return random.pick(cluster.nats.nodes);
    case 'leader':
      return leaderOf(cluster, await leaderWhenThere(watching));
  }
}

/** The previous one may have been killed just before. */
async function leaderWhenThere(watching: SharedStream): Promise<string> {
  for (const giveUpAt = Date.now() + 30_000; ; await pause(100)) {
    try {
      return await watching.leader();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
  }
}

/** The current leader of the stream. */
export function leaderOf({ nats }: Pick<Cluster, 'nats'>, name: string): NatsNode {
  const leader = nats.nodes.find((node) => node.name === `nats-server ${name}`);
  if (!leader) throw new Error(`no nats-server is called ${name}`);
  return leader;
}

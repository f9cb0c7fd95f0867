/**
 * Load on a whole cluster of which something is killed at random moments: a collector, the writer, a nats-server (the
 * stream's leader as often as not), the event store. Afterwards every acknowledged event is looked for (S-03, S-05).
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
  /** Longest pause between two kills, in ms. */
  longestPauseMs?: number;
  /** What is killed; any part unless it is said. */
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

/** What is not written by then counts as lost. A writer on a busy machine may need more than one patience of `settle`. */
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

/** Only watches and waits: it neither collects nor writes. */
export const openWatch = ({ nats }: Pick<Cluster, 'nats'>): Promise<SharedStream> =>
  openSharedStream({ servers: nats.urls, replicas: 3, maxBytes: 256_000_000, writesTo: null, log: SILENT });

const SILENT = { warn: () => {}, error: () => {} };

/** In random order, and each as often as any other. */
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

/** The one before may have been killed a moment ago. */
async function leaderWhenThere(watching: SharedStream): Promise<string> {
  for (const giveUpAt = Date.now() + 30_000; ; await pause(100)) {
    try {
      return await watching.leader();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
  }
}

/** The server that holds the stream right now. */
export function leaderOf({ nats }: Pick<Cluster, 'nats'>, name: string): NatsNode {
  const leader = nats.nodes.find((node) => node.name === `nats-server ${name}`);
  if (!leader) throw new Error(`no nats-server is called ${name}`);
  return leader;
}

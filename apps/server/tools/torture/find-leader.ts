import { setTimeout as pause } from 'node:timers/promises';
import type { SharedStream } from '../../src/stores/stream/open-shared-stream.ts';
import type { NatsNode } from '../cluster/nats-cluster.ts';
import type { Program } from '../cluster/program.ts';
import type { Cluster } from '../cluster/start-cluster.ts';
import type { Random } from '../random.ts';
import type { Victim } from './victims.ts';

export async function find(cluster: Cluster, watching: SharedStream, random: Random, victim: Victim): Promise<Program> {
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

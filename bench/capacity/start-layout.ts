/** Starts the product on this machine, embedded or as a cluster, and names the processes of each part. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNatsServer, findPostgres } from '../../apps/server/src/commands/find-programs.ts';
import { startCluster } from '../../apps/server/tools/cluster/start-cluster.ts';
import { startServer } from '../../e2e/support/start-server.ts';
import { familyOf } from '../process-family.ts';
import type { ClusterPart, EmbeddedPart } from './costs.ts';

export type Layout = 'embedded' | 'cluster';

export interface RunningLayout<Part extends string> {
  origin: string;
  port: number;
  /** Processes of each part, each with its descendants that belong to the part. */
  processes: Readonly<Record<Part, readonly (readonly number[])[]>>;
  /** Shuts it down in order; then `read` may open its stores; at last they are deleted. */
  stop(read?: (dataDir: string) => Promise<void>): Promise<void>;
}

/** One client address sends all the load of a benchmark. */
const WITHOUT_RATE_LIMIT = { COLLECT_RATE: '1000000' };

export async function startEmbedded(): Promise<RunningLayout<EmbeddedPart>> {
  const server = await startServer(WITHOUT_RATE_LIMIT);
  const pid = server.pid() ?? 0;
  return {
    origin: server.origin,
    port: Number(new URL(server.origin).port),
    processes: { server: [[pid]], engine: [familyOf(pid).slice(1)] },
    stop: async (read) => {
      await server.away();
      await read?.(server.dataDir);
      await server.stop();
    },
  };
}

/** Null without nats-server or PostgreSQL. */
export async function startWholeCluster(): Promise<RunningLayout<ClusterPart> | null> {
  const natsServer = findNatsServer(process.env);
  const postgresBinDir = findPostgres(process.env);
  if (!natsServer || !postgresBinDir) return null;
  const directory = await mkdtemp(join(tmpdir(), 'sintonia-capacity-'));
  const env = { ...WITHOUT_RATE_LIMIT, WEATHER_URL: 'off', AD_TAG_URL: 'off', REPORT_SUITES: '*', DEMO_HISTORY: 'off' };
  const cluster = await startCluster({ directory, natsServer, postgresBinDir, env });
  const familiesOf = (programs: readonly { pid(): number | undefined }[]) =>
    programs.map((one) => familyOf(one.pid() ?? 0));
  return {
    origin: `http://localhost:${cluster.port}`,
    port: cluster.port,
    processes: {
      collect: familiesOf(cluster.collectors),
      nats: familiesOf(cluster.nats.nodes),
      write: familiesOf([cluster.writer]),
      clickhouse: familiesOf([cluster.eventStore.program]),
    },
    stop: async () => {
      await cluster.stop();
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Name of this machine's processor. */
export async function processorName(): Promise<string> {
  const text = await readFile('/proc/cpuinfo', 'utf8').catch(() => '');
  return /^model name\s*:\s*(.+)$/m.exec(text)?.[1] ?? 'unknown processor';
}

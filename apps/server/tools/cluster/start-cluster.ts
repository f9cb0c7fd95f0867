/**
 * Starts a complete scaled-out Sintonia on this machine: three nats-server, an event store over HTTP, two collectors, a
 * writer, PostgreSQL, the site and the studio, with a proxy in front (S-05).
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { type ClickHouseStandIn, startClickHouseStandIn } from './clickhouse-stand-in.ts';
import { freePort } from './free-port.ts';
import { createNatsCluster, type NatsCluster } from './nats-cluster.ts';
import { startPostgres } from './postgres-server.ts';
import type { Program } from './program.ts';
import { createProxy } from './proxy.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';
import { supervise } from './supervise.ts';

export interface ClusterSettings {
  /** Created; all data is stored below it. */
  directory: string;
  /** Path of `nats-server`. */
  natsServer: string;
  /** Directory of PostgreSQL's programs; null: without site and studio. */
  postgresBinDir: string | null;
  /** Port of the proxy; 0: any free one. */
  port?: number;
  host?: string;
  /** Environment of our own processes. */
  env?: Readonly<Record<string, string>>;
  onStep?: (what: string) => void;
  /** Called with a line of text when a process that exited or was killed is restarted. */
  onRestart?: (line: string) => void;
}

export interface Cluster {
  port: number;
  nats: NatsCluster;
  eventStore: ClickHouseStandIn;
  collectors: readonly [ServerProcess, ServerProcess];
  writer: ServerProcess;
  /** Empty without PostgreSQL. */
  forPeople: readonly ServerProcess[];
  /** Stops everything in order; no acknowledged event remains in a process. */
  stop(): Promise<void>;
}

const STREAM_MB = '256';

export async function startCluster(settings: ClusterSettings): Promise<Cluster> {
  const { directory, natsServer, postgresBinDir, onStep = () => {} } = settings;
  const started: Program[] = [];
  const letGo: (() => void)[] = [];
  const stopStarted = async () => {
    for (const release of letGo.splice(0)) release();
    for (const program of started.reverse()) await program.stop(program.name === 'PostgreSQL' ? 'SIGINT' : 'SIGTERM');
  };
  const step = async <T>(what: string, work: Promise<T>): Promise<T> => {
    const done = await work;
    onStep(what);
    return done;
  };
  try {
    const nats = await createNatsCluster(natsServer, join(directory, 'nats'));
    await step('three nats-server', nats.start());
    started.push(...nats.nodes);
    const eventStore = await step(
      'the event store over HTTP (chDB stands in for ClickHouse)',
      startClickHouseStandIn(join(directory, 'clickhouse')),
    );
    started.push(eventStore.program);
    const postgres = postgresBinDir && (await step('PostgreSQL', startPostgres(postgresBinDir, join(directory, 'pg'))));
    if (postgres) started.push(postgres.program);

    const port = settings.port || (await freePort());
    const shared = {
      NATS_URL: nats.urls.join(','),
      NATS_STREAM_MB: STREAM_MB,
      CLICKHOUSE_URL: eventStore.url,
      ...(postgres && { DATABASE_URL: postgres.url }),
      TRUSTED_PROXIES: '1',
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      SERVER_SECRET: randomBytes(32).toString('base64url'),
      ...settings.env,
    };
    const start = async (name: string, roles: string) => {
      const env = { ...shared, DATA_DIR: join(directory, name.replaceAll(' ', '-')) };
      const server = await createServerProcess(name, roles, env);
      await step(`${name} (ROLES=${roles})`, server.start());
      started.push(server);
      return server;
    };
    const writer = await start('writer', 'write');
    const collectors = [await start('collector 1', 'collect'), await start('collector 2', 'collect')] as const;
    const web = postgres ? [await start('web', 'web')] : [];
    const studio = postgres ? [await start('studio', 'studio')] : [];

    const portsOf = (servers: readonly ServerProcess[]) => servers.map((server) => server.port);
    const proxy = createProxy({ collect: portsOf(collectors), web: portsOf(web), studio: portsOf(studio) });
    proxy.listen(port, settings.host ?? '127.0.0.1');
    await once(proxy, 'listening');
    const { onRestart } = settings;
    if (onRestart) letGo.push(...started.map((program) => supervise(program, { print: onRestart })));
    return {
      port,
      nats,
      eventStore,
      collectors,
      writer,
      forPeople: [...web, ...studio],
      stop: async () => {
        proxy.closeAllConnections();
        proxy.close();
        await stopStarted();
      },
    };
  } catch (error) {
    await stopStarted();
    throw error;
  }
}

/**
 * Runs nats-server processes on this machine, usually three, that replicate one stream. Each can be killed and
 * restarted.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { answers, createProgram, type Program } from './program.ts';

export interface NatsNode extends Program {
  url: string;
}

export interface NatsCluster {
  nodes: readonly [NatsNode, ...NatsNode[]];
  /** In the format of `NATS_URL`. */
  urls: readonly string[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Uses the configuration file that is shipped to operators. */
const DEPLOYED = new URL('../../../../deploy/nats/nats.conf', import.meta.url);
const PASSWORD = 'not-secret-on-this-machine';
const NAMES = ['n1', 'n2', 'n3'];

/** @param command path of `nats-server` */
export async function createNatsCluster(command: string, directory: string): Promise<NatsCluster> {
  const ports = await Promise.all(
    NAMES.map(async (name) => ({
      name,
      client: await freePort(),
      cluster: await freePort(),
      monitor: await freePort(),
    })),
  );
  const routes = `[${ports.map(({ cluster }) => `nats-route://route:${PASSWORD}@127.0.0.1:${cluster}`).join(', ')}]`;
  const deployed = await readFile(DEPLOYED, 'utf8');
  const [first, ...others] = await Promise.all(
    ports.map(async ({ name, client, cluster, monitor }): Promise<NatsNode> => {
      const store = join(directory, name);
      await mkdir(store, { recursive: true });
      const file = join(store, 'nats.conf');
      await writeFile(file, onThisMachine(deployed, { client, cluster, monitor }));
      const program = createProgram({
        name: `nats-server ${name}`,
        command,
        args: ['-c', file],
        env: {
          NATS_NAME: name,
          NATS_STORE: store,
          NATS_PASSWORD: PASSWORD,
          NATS_CLUSTER_PASSWORD: PASSWORD,
          NATS_ROUTES: routes,
        },
        isReady: () => answers(`http://127.0.0.1:${monitor}/healthz?js-enabled-only=true`),
      });
      return { ...program, url: `nats://sintonia:${PASSWORD}@127.0.0.1:${client}` };
    }),
  );
  if (!first) throw new Error('a cluster has a server');
  const nodes = [first, ...others] as const;
  return {
    nodes,
    urls: nodes.map((node) => node.url),
    start: async () => void (await Promise.all(nodes.map((node) => node.start()))),
    stop: async () => void (await Promise.all(nodes.map((node) => node.kill()))),
  };
}

interface Ports {
  client: number;
  cluster: number;
  monitor: number;
}

/** The shipped file assumes one server per machine; these addresses replace it. */
function onThisMachine(text: string, { client, cluster, monitor }: Ports): string {
  const moved = [
    ['0.0.0.0:4222', client],
    ['127.0.0.1:8222', monitor],
    ['0.0.0.0:6222', cluster],
  ] as const;
  return moved.reduce((conf, [from, port]) => {
    if (!conf.includes(from)) throw new Error(`deploy/nats/nats.conf does not listen on ${from}`);
    return conf.replace(from, `127.0.0.1:${port}`);
  }, text);
}

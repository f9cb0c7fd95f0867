/** nats-server processes on this machine, three as a rule, that hold one stream together, each of which can be killed and started again. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { answers, createProgram, type Program } from './program.ts';

export interface NatsNode extends Program {
  url: string;
}

export interface NatsCluster {
  nodes: readonly [NatsNode, ...NatsNode[]];
  /** As `NATS_URL`. */
  urls: readonly string[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

const NAMES = ['n1', 'n2', 'n3'];

/** @param command the program `nats-server` */
export async function createNatsCluster(command: string, directory: string): Promise<NatsCluster> {
  const ports = await Promise.all(
    NAMES.map(async (name) => ({
      name,
      client: await freePort(),
      cluster: await freePort(),
      monitor: await freePort(),
    })),
  );
  const routes = ports.map(({ cluster }) => `nats-route://127.0.0.1:${cluster}`);
  const [first, ...others] = await Promise.all(
    ports.map(async ({ name, client, cluster, monitor }): Promise<NatsNode> => {
      const store = join(directory, name);
      await mkdir(store, { recursive: true });
      const file = join(store, 'nats.conf');
      await writeFile(
        file,
        `server_name: ${name}
listen: 127.0.0.1:${client}
http: 127.0.0.1:${monitor}
max_payload: 4MB
jetstream { store_dir: ${JSON.stringify(store)}, max_memory_store: 64MB, max_file_store: 1GB }
cluster { name: sintonia, listen: 127.0.0.1:${cluster}, routes: [${routes.join(', ')}] }
`,
      );
      const program = createProgram({
        name: `nats-server ${name}`,
        command,
        args: ['-c', file],
        isReady: () => answers(`http://127.0.0.1:${monitor}/healthz?js-enabled-only=true`),
      });
      return { ...program, url: `nats://127.0.0.1:${client}` };
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

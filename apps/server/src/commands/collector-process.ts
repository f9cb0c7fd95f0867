/** A whole collector as a process of its own, for commands that load it, kill it or harm it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface CollectorProcess {
  port: number;
  pid: number;
  /** In order, as Ctrl-C would. */
  stop(): Promise<void>;
  /** The server and its engine at once, as a power cut would, but for what the system has yet to write. */
  kill(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** @param port 0 takes any free one. @param nodeArguments what Node itself is started with */
export async function startCollector(
  dataDir: string,
  port = 0,
  nodeArguments: readonly string[] = [],
): Promise<CollectorProcess> {
  const server = spawn(process.execPath, [...nodeArguments, MAIN], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      ROLES: 'collect,write',
      DEMO: 'off',
      PUBLIC_ORIGIN: 'https://www.tramuntana.example',
      COLLECT_RATE: '1000000',
      REPORT_SUITES: '*',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // a process group of its own, so that server and engine can be killed together
  });
  const gone = once(server, 'exit');
  const killGroup = () => {
    if (server.pid !== undefined && server.exitCode === null && server.signalCode === null) {
      process.kill(-server.pid, 'SIGKILL');
    }
  };
  process.once('exit', killGroup); // an interrupted command leaves nothing behind
  void gone.then(() => process.off('exit', killGroup));
  return {
    port: await portOf(server),
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM');
      await gone;
    },
    kill: async () => {
      killGroup();
      await gone;
    },
  };
}

/** Resolves when the server says where it listens. */
async function portOf(server: ChildProcess): Promise<number> {
  if (server.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface(server.stdout)) {
    const output: unknown = JSON.parse(line);
    if (typeof output === 'object' && output !== null && 'Listening' in output) {
      server.stdout.resume();
      return Number(new URL(String(output.Listening)).port);
    }
  }
  throw new Error('the server ended before it was ready');
}

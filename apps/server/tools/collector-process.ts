/** A complete collector in its own process, for commands that load or kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface CollectorProcess {
  port: number;
  pid: number;
  /** Graceful shutdown, like Ctrl-C. */
  stop(): Promise<void>;
  /** Kills server and engine at once, like a power cut except for data in the operating system's cache. */
  kill(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** @param port 0: any free one. @param nodeArguments arguments of Node itself */
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
    detached: true, // its own process group, so that server and engine can be killed together
  });
  const gone = once(server, 'exit');
  const killGroup = () => {
    if (server.pid !== undefined && server.exitCode === null && server.signalCode === null) {
      process.kill(-server.pid, 'SIGKILL');
    }
  };
  process.once('exit', killGroup); // an interrupted command leaves no process behind
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

/** Resolves with the address that the server reports. */
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 240_000;

export interface RunningCluster {
  origin: string;
  /** Output so far. */
  printed(): string;
  /** Shuts it down in order; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts everything on this machine as `npm run cluster` does, and waits until it prints its address. */
export async function startCluster(port: number): Promise<RunningCluster> {
  const command = join(ROOT, 'apps/server/tools/cluster.ts');
  const child: ChildProcess = spawn(
    join(ROOT, 'node_modules/.bin/node'),
    [command, '--port', String(port)],
    // Tests depend neither on the current weather nor on a network.
    { cwd: ROOT, env: { ...process.env, WEATHER_URL: 'off' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const giveUpAtMs = Date.now() + READY_WITHIN_MS;
  while (!printed.includes('Ctrl-C stops the cluster')) {
    if (child.exitCode !== null) throw new Error(`the cluster ended with ${child.exitCode}:\n${printed}`);
    if (Date.now() > giveUpAtMs) {
      child.kill('SIGTERM');
      throw new Error(`the cluster is not ready:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin: `http://localhost:${port}`,
    printed: () => printed,
    stop: async () => {
      if (child.exitCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      return child.exitCode;
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Generous: only a hang reaches it. */
const READY_WITHIN_MS = 240_000;
/** Variable with the stores of a first start (`prepare-data.ts`); without it each server makes its own. */
export const PREPARED_DATA_DIR = 'E2E_PREPARED_DATA_DIR';

export interface RunningServer {
  origin: string;
  dataDir: string;
  /** Process id of the server itself, while it runs. */
  pid(): number | undefined;
  /** Output so far; shown on failures. */
  printed(): string;
  /** Shuts it down in order and waits for that; its data stays. */
  away(): Promise<void>;
  /** Starts it again with the same port and stores, and waits until it is ready. @param readyAt as of `startServer` */
  back(readyAt?: string): Promise<void>;
  /** Shuts it down and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the whole product on a free port, as `npm start` does, and waits until it is ready. Its stores have nothing but
 * the demo; with `DEMO=off` they are empty.
 *
 * @param readyAt answers 200 then; `/healthz` for a server with a deliberate fault
 * @param stores directory of which it has a copy
 */
export async function startServer(
  env: Record<string, string> = {},
  readyAt = '/readyz',
  stores = process.env[PREPARED_DATA_DIR],
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-e2e-'));
  if (stores && env.DEMO !== 'off') await cp(stores, dataDir, { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let printed = '';
  let child: ChildProcess | null = null;
  const back = async (at = readyAt) => {
    const started = spawn(join(ROOT, 'node_modules/.bin/node'), [join(ROOT, 'apps/server/build/server/server.js')], {
      cwd: ROOT,
      // Tests depend neither on the current weather nor on a network; ads and a simulated audience are off by default,
      // and tests measure into their own suites.
      env: {
        ...process.env,
        WEATHER_URL: 'off',
        AD_TAG_URL: 'off',
        REPORT_SUITES: '*',
        DEMO_HISTORY: 'off',
        REPORT_SECONDS: '120', // only a hang reaches it, never a busy machine
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        ...Object.fromEntries(
          Object.entries(env).map(([name, value]) => [name, value.replace('{port}', String(port))]),
        ),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (printed += chunk));
    await untilReady(origin + at, started, () => printed).catch((reason: unknown) => {
      started.kill('SIGTERM');
      throw reason;
    });
  };
  const away = async () => {
    if (!child || child.exitCode !== null) return;
    const closed = new Promise((resolve) => child?.once('close', resolve));
    child.kill('SIGTERM');
    await closed;
  };
  await back();
  return {
    origin,
    dataDir,
    pid: () => child?.pid,
    printed: () => printed,
    away,
    back,
    stop: async () => {
      await away();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(address: string, child: ChildProcess, printed: () => string): Promise<void> {
  const giveUpAtMs = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const status = await fetch(address).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${printed()}`);
    if (Date.now() > giveUpAtMs) throw new Error(`the server is not ready (${status}):\n${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * `npm run bench -- collect-memory [minutes, 10]`: memory of a collector under steady load, after each tenth of the
 * time.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/tools/cluster/free-port.ts';
import { startCollector } from '../apps/server/tools/collector-process.ts';
import { inspectableAt, liveHeap } from '../apps/server/tools/fuzz/live-heap.ts';
import { heartbeatRequest } from './heartbeats.ts';
import { sendLoad } from './load.ts';

const PARTS = 10;
const PER_SECOND = 1000;
const CONNECTIONS = 256;

export async function run(): Promise<void> {
  const minutes = Number(process.argv[3] ?? 10);
  if (!(minutes > 0)) throw new Error('npm run bench -- collect-memory [minutes, 10]');
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-bench-'));
  const inspector = await freePort();
  const server = await startCollector(dataDir, 0, inspectableAt(inspector));
  const rows: Record<string, { 'in use, MB': string; 'of the first': string }> = {};
  let first = 0;
  try {
    for (let part = 1; part <= PARTS; part++) {
      const load = { port: server.port, connections: CONNECTIONS, seconds: (minutes * 60) / PARTS };
      const { perSecond, refused } = await sendLoad({ ...load, next: heartbeatRequest, perSecond: PER_SECOND });
      const held = await liveHeap(inspector);
      first ||= held;
      rows[`${((minutes * part) / PARTS).toFixed(1)} min, ${Math.round(perSecond)}/s, ${refused} refused`] = {
        'in use, MB': (held / 1e6).toFixed(1),
        'of the first': (held / first).toFixed(2),
      };
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  console.table(rows);
}

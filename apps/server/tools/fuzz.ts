/**
 * `npm run fuzz -- --requests 100000`: sends malformed requests to a separate server; exits with 1 on a server error.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, wholeNumber } from '../src/commands/run-command.ts';
import { freePort } from './cluster/free-port.ts';
import { startCollector } from './collector-process.ts';
import { type Fuzzed, fuzzServer } from './fuzz/fuzz-server.ts';
import { inspectableAt, liveHeap } from './fuzz/live-heap.ts';

const USAGE = 'npm run fuzz -- [--requests 100000] [--seed 1]';

/** Memory is measured after each such share of the requests, to tell growth from fluctuation. */
const PARTS = 5;
/** Intended caches (ids, user agents, addresses) fill up; growth above this is a leak. */
const MAX_GROWTH = 0.1;

const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;

/** Resident memory of the server, bytes. */
async function residentMemory(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^sintonia_process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
}

await runCommand({
  usage: USAGE,
  options: { requests: { type: 'string' }, seed: { type: 'string' } },
  run: async (given) => {
    const requests = wholeNumber(given, 'requests', 100_000, USAGE);
    const seed = wholeNumber(given, 'seed', 1, USAGE);
    const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-fuzz-'));
    const inspector = await freePort();
    const server = await startCollector(dataDir, 0, inspectableAt(inspector));
    try {
      const { port } = server;
      const held: number[] = [];
      const resident: number[] = [];
      const all: Fuzzed = { requests: 0, statuses: {}, violations: [], hanging: 0 };
      for (let part = 0; part < PARTS; part++) {
        add(all, await fuzzServer({ port, requests: Math.ceil(requests / PARTS), seed: seed + part }));
        resident.push(await residentMemory(port));
        held.push(await liveHeap(inspector));
      }
      const isHealthy = (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
      const [first = 0] = held;
      const growth = (held.at(-1) ?? 0) / first - 1;
      const list = (bytes: readonly number[]) => bytes.map(megabytes).join(', ');
      console.log(`answers by status: ${JSON.stringify(all.statuses)}`);
      console.log(`heap after each fifth, in MB: ${list(held)} (growth ${(growth * 100).toFixed(1)} %)`);
      console.log(`resident, in MB: ${list(resident)}`);
      console.log(`violations: ${all.violations.length}, unanswered: ${all.hanging}, ready afterwards: ${isHealthy}`);
      for (const violation of all.violations) console.log(violation);
      return all.violations.length === 0 && all.hanging === 0 && isHealthy && growth < MAX_GROWTH ? 0 : 1;
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  },
});

function add(all: Fuzzed, part: Fuzzed): void {
  all.requests += part.requests;
  all.hanging += part.hanging;
  all.violations.push(...part.violations);
  for (const [status, count] of Object.entries(part.statuses))
    all.statuses[status] = (all.statuses[status] ?? 0) + count;
}

/**
 * `npm run bench -- memory [minutes, 60]`: memory and processor time of each process of `npm start` under
 * light traffic: one page and one hit per second.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/tools/cluster/free-port.ts';
import { heartbeatRequest } from './heartbeats.ts';
import { sendLoad } from './load.ts';
import { familyOf, familyProcessorMs, type HeldMemory, heldMemory } from './process-family.ts';

const READINGS = 6;
const PAGES = ['/', '/noticies/', '/video/1001/', '/el-temps/', '/directes/tramuntana-1/'] as const;
const READY_WITHIN_MS = 600_000;

interface Held extends HeldMemory {
  name: string;
}

export async function run(): Promise<void> {
  const minutes = Number(process.argv[3] ?? 60);
  if (!(minutes > 0)) throw new Error('npm run bench -- memory [minutes, 60]');
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-bench-'));
  const port = await freePort();
  const product = spawn(process.execPath, [join(import.meta.dirname, '../scripts/start.js')], {
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), WEATHER_URL: 'off' },
    stdio: 'ignore',
  });
  try {
    await whenReady(port);
    const rows: Record<string, Record<string, string>> = {};
    for (let reading = 1; reading <= READINGS; reading++) {
      const seconds = (minutes * 60) / READINGS;
      const before = familyProcessorMs(product.pid ?? 0);
      const [hits] = await Promise.all([
        sendLoad({ port, connections: 1, seconds, next: heartbeatRequest, perSecond: 1 }),
        sendLoad({ port, connections: 1, seconds, next: pageRequest, perSecond: 1 }),
      ]);
      const family = heldBy(product.pid);
      const used = familyProcessorMs(product.pid ?? 0) - before;
      rows[`${((minutes * reading) / READINGS).toFixed(1)} min, ${hits.refused} refused`] = {
        ...Object.fromEntries(
          family.map(({ name, anonymous, mapped }) => [name, `${anonymous.toFixed(0)} + ${mapped.toFixed(0)}`]),
        ),
        'all, MB': `${sum(family, 'anonymous').toFixed(0)} + ${sum(family, 'mapped').toFixed(0)}`,
        'of a core': `${(used / (seconds * 10)).toFixed(1)} %`,
      };
    }
    console.log('MB private + MB mapped from files (a file shared by two processes counts in both)');
    console.table(rows);
    console.table(await heapOf(port));
  } finally {
    product.kill('SIGTERM');
    await once(product, 'exit');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

let nth = 0;
function pageRequest(): string {
  return `GET ${PAGES[nth++ % PAGES.length]} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;
}

async function whenReady(port: number): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the product was not ready');
}

const heldBy = (pid = 0) => familyOf(pid).map(heldByOne);

function heldByOne(pid: number): Held {
  const script = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    .split('\0')
    .find((word) => /\.[jt]s$/.test(word));
  return { name: script?.split('/').at(-1) ?? String(pid), ...heldMemory(pid) };
}

const sum = (family: readonly Held[], key: 'anonymous' | 'mapped') => family.reduce((mb, held) => mb + held[key], 0);

/** Heap and external memory of the server's process, in MB. */
async function heapOf(port: number): Promise<Record<string, string>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const mb = (key: string) =>
    `${(Number(new RegExp(`^sintonia_nodejs_${key}_bytes (\\S+)`, 'm').exec(text)?.[1]) / 1e6).toFixed(0)} MB`;
  return {
    'JavaScript objects': mb('heap_size_used'),
    'JavaScript heap with its free space': mb('heap_size_total'),
    'buffers and the database (reserved)': mb('external_memory'),
  };
}

/** `npm run bench -- collect`: events acknowledged as durable, against servers that only answer, in the same run. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCollector } from '../apps/server/tools/collector-process.ts';
import { type BesideReports, collectBesideReports, type Taken } from './collect-beside-reports.ts';
import { batchRequest, heartbeatRequest } from './heartbeats.ts';
import { type Answers, type Load, sendLoad } from './load.ts';
import { familyMs } from './processor-time.ts';
import { simulatedRequests } from './simulation/simulated-requests.ts';

const SECONDS = 10;
/** Number of browsers, each with one pending heartbeat. */
const CONNECTIONS = 1024;
const BATCH_CONNECTIONS = 48;
const BATCH_LINES = 100;
const SUITE = 'tramuntana-dev';

export async function run(): Promise<void> {
  const reference = await answersOf(new URL('./bare-server.ts', import.meta.url));
  const fastify = await answersOf(new URL('./fastify-server.ts', import.meta.url));

  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-bench-'));
  const server = await startCollector(dataDir);
  let collected: Record<LoadName, Measured>;
  try {
    const singles = { port: server.port, connections: CONNECTIONS, seconds: SECONDS, next: heartbeatRequest };
    const single = await measured(server.pid, singles);
    const half = await measured(server.pid, { ...singles, perSecond: single.perSecond / 2 });
    const lines = { ...singles, connections: BATCH_CONNECTIONS, next: () => batchRequest(BATCH_LINES) };
    const batches = await measured(server.pid, lines);
    const simulated = await measured(server.pid, { ...singles, next: await simulatedRequests(SUITE) });
    collected = { reference, fastify, single, half, batches, simulated };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  const load = { connections: CONNECTIONS, seconds: SECONDS, next: heartbeatRequest };
  const beside = await collectBesideReports(load, SUITE);
  console.table({ ...summary(collected), ...besideReports(beside) });
}

interface Measured extends Answers {
  /** Processor time of one request, in µs: the server itself, and its event engine. */
  ownUs: number;
  engineUs: number;
}

async function measured(pid: number, load: Load): Promise<Measured> {
  const before = familyMs(pid);
  const answers = await sendLoad(load);
  const after = familyMs(pid);
  const each = (ms: number) => (ms * 1000) / answers.sent;
  return { ...answers, ownUs: each(after.own - before.own), engineUs: each(after.children - before.children) };
}

/** Throughput of a server that does nothing, with the same requests. */
async function answersOf(module: URL): Promise<Measured> {
  const server = fork(fileURLToPath(module));
  const [port] = (await once(server, 'message')) as [number]; // cast: its only message
  const load = { port, connections: CONNECTIONS, seconds: SECONDS, next: heartbeatRequest };
  const answers = await measured(server.pid ?? 0, load);
  server.disconnect();
  return answers;
}

const besideReports = ({ capacity, alone, beside, reports }: BesideReports): Record<string, string> => ({
  'p99 at 0.3 of capacity, reports in a loop ÷ without reports (aim 1.5 at most)': (beside.p99 / alone.p99).toFixed(2),
  'the same, on this machine now': `p99 ${inMs(beside)} beside ${reports} reports, ${inMs(alone)} alone`,
  'single GETs of a server with every role, on this machine now': `${capacity.map(Math.round).join(', ')} a second`,
  'answered other than 2xx beside reports': String(alone.refused + beside.refused),
});

const inMs = ({ p99, ofEach }: Taken): string =>
  `${p99.toFixed(0)} ms (${ofEach.map((ms) => ms.toFixed(0)).join(', ')})`;

const inUs = ({ ownUs, engineUs }: Measured, events = 1): string =>
  `${(ownUs / events).toFixed(1)} µs, engine ${(engineUs / events).toFixed(1)} µs`;

type LoadName = 'reference' | 'fastify' | 'single' | 'half' | 'batches' | 'simulated';

function summary({
  reference,
  fastify,
  single,
  half,
  batches,
  simulated,
}: Record<LoadName, Measured>): Record<string, string> {
  const inBatches = batches.perSecond * BATCH_LINES;
  const refused = single.refused + half.refused + batches.refused + simulated.refused;
  return {
    'single GETs, durable ÷ bare node:http answering 204': (single.perSecond / reference.perSecond).toFixed(2),
    'single GETs, durable ÷ plain Fastify route answering 204': (single.perSecond / fastify.perSecond).toFixed(2),
    'processor time a GET ÷ bare, without and with the engine': `${(single.ownUs / reference.ownUs).toFixed(1)} and ${((single.ownUs + single.engineUs) / reference.ownUs).toFixed(1)}`,
    'events through /collect, durable ÷ single GETs': (inBatches / single.perSecond).toFixed(1),
    'requests of the simulated audience, durable ÷ single GETs': (simulated.perSecond / single.perSecond).toFixed(2),
    'p99 at half that load ÷ p50': (half.p99 / half.p50).toFixed(1),
    'single GETs, on this machine now': `${Math.round(single.perSecond)}/s (bare: ${Math.round(reference.perSecond)}/s)`,
    'events through /collect, on this machine now': `${Math.round(inBatches)}/s in batches of ${BATCH_LINES}`,
    'processor time a GET, on this machine now': `${inUs(single)} (bare: ${reference.ownUs.toFixed(1)} µs)`,
    'processor time a request of the simulated audience, on this machine now': inUs(simulated),
    'processor time an event through /collect, on this machine now': inUs(batches, BATCH_LINES),
    'answer at half the load, on this machine now': `p50 ${half.p50.toFixed(0)} ms, p99 ${half.p99.toFixed(0)} ms`,
    'answered other than 2xx': String(refused),
  };
}

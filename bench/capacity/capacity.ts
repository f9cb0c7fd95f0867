/**
 * `npm run capacity -- --visitors-a-day 2000000 --viewers 200000`: what such an audience needs, from what requests cost
 * on this machine. `--measure` measures the costs again; `--check embedded` or `--check cluster` compares a prediction
 * with what the simulator's traffic then uses. `docs/capacity.md`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPrediction } from './check-prediction.ts';
import type { Costs } from './costs.ts';
import { measureCosts } from './measure-costs.ts';
import { measurePages } from './measure-pages.ts';
import { measureStored } from './measure-stored.ts';
import { printPlan } from './print-plan.ts';
import { processorName, startEmbedded, startWholeCluster } from './start-layout.ts';
import { sampleTraffic } from './traffic.ts';

const KEPT = join(import.meta.dirname, '../../.cache/capacity.json');
const SUITE = 'tramuntana-stg';
const USAGE =
  'npm run capacity -- --visitors-a-day 2000000 --viewers 200000 [--stream-mbit 3] [--machine-cores 16] [--machine-mbit 10000] [--measure]\n' +
  'npm run capacity -- --check embedded|cluster [--visitors 800] [--minutes 4]';

const { values } = parseArgs({
  options: {
    'visitors-a-day': { type: 'string', default: '2000000' },
    viewers: { type: 'string', default: '200000' },
    'stream-mbit': { type: 'string', default: '3' },
    'machine-cores': { type: 'string', default: '16' },
    'machine-mbit': { type: 'string', default: '10000' },
    measure: { type: 'boolean', default: false },
    check: { type: 'string' },
    visitors: { type: 'string', default: '800' },
    minutes: { type: 'string', default: '4' },
  },
});

function positive(name: keyof typeof values): number {
  const value = Number(values[name]);
  if (Number.isFinite(value) && value > 0) return value;
  console.error(`--${name} must be a number above 0.\n${USAGE}`);
  process.exit(2);
}

const traffic = await sampleTraffic(SUITE, Date.now());
const costs = (values.measure ? null : await readCosts()) ?? (await measureAll());

if (values.check === undefined) {
  const size = {
    visitorsADay: positive('visitors-a-day'),
    viewers: positive('viewers'),
    streamMbit: positive('stream-mbit'),
  };
  printPlan(size, traffic.traffic, costs, { cores: positive('machine-cores'), megabits: positive('machine-mbit') });
} else if (values.check === 'embedded' || values.check === 'cluster') {
  const isWithin = await checkPrediction(values.check, costs, {
    suite: SUITE,
    lines: traffic.lines,
    visitors: positive('visitors'),
    minutes: positive('minutes'),
  });
  process.exitCode = isWithin ? 0 : 1;
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

async function readCosts(): Promise<Costs | null> {
  const text = await readFile(KEPT, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Costs); // cast: our own file
}

/** Both layouts, one after the other. */
async function measureAll(): Promise<Costs> {
  console.log('Measuring what requests cost on this machine: about a quarter of an hour …');
  const embedded = await startEmbedded();
  const page = await measurePages(embedded.port, embedded.processes.server[0]?.[0] ?? 0);
  const embeddedCosts = await measureCosts(embedded, traffic.lines);
  let stored = { hit: 0, playback: 0 };
  await embedded.stop(async (dataDir) => {
    stored = await measureStored(dataDir);
  });
  const cluster = await startWholeCluster();
  const clusterCosts = cluster && (await measureCosts(cluster, traffic.lines).finally(() => cluster.stop()));
  const measured: Costs = {
    measuredAt: new Date().toISOString(),
    processor: await processorName(),
    cores: availableParallelism(),
    embedded: embeddedCosts,
    cluster: clusterCosts,
    page,
    stored,
  };
  await mkdir(join(KEPT, '..'), { recursive: true });
  await writeFile(KEPT, JSON.stringify(measured, null, 2));
  return measured;
}

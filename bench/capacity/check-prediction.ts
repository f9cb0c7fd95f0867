/** Compares the model's prediction with what the simulator's traffic really uses (`npm run simulate`). */
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../quantile.ts';
import { prepareVisitors } from '../simulation/send-visitors.ts';
import type { Costs, PartCost } from './costs.ts';
import { usedBy, warmUp } from './measure-costs.ts';
import { coresOf } from './model.ts';
import { type Layout, type RunningLayout, startEmbedded, startWholeCluster } from './start-layout.ts';
import type { SampleLines } from './traffic.ts';

/** The simulator's requests are sent; batches and inserts end. */
const SETTLE_MS = 5_000;
const TOLERANCE = 0.25;
/** Most visits are shorter. */
const MINUTES_BEFORE = 60;

export interface CapacityTest {
  suite: string;
  /** For the warm-up. */
  lines: SampleLines;
  visitors: number;
  minutes: number;
}

export async function checkPrediction(layout: Layout, costs: Costs, capacityTest: CapacityTest): Promise<boolean> {
  if (layout === 'embedded') return check(await startEmbedded(), costs.embedded, capacityTest);
  const running = await startWholeCluster();
  if (running && costs.cluster) return check(running, costs.cluster, capacityTest);
  console.error('A cluster needs nats-server and PostgreSQL; docs/scale-out.md says how to get them.');
  return false;
}

async function check<Part extends string>(
  { origin, port, processes, stop }: RunningLayout<Part>,
  costs: Readonly<Record<Part, PartCost>>,
  { suite, lines, visitors, minutes }: CapacityTest,
): Promise<boolean> {
  try {
    await warmUp(port, lines);
    const parts = Object.keys(processes) as Part[]; // cast: its own keys
    const usedMs = () => new Map(parts.map((part) => [part, usedBy(processes[part])]));
    const send = await prepareVisitors({
      origin,
      suite,
      seed: 1,
      visitors,
      minutes,
      minutesBefore: MINUTES_BEFORE,
      onAcknowledged: () => {},
      print: console.log,
    });
    const beganMs = performance.now();
    const before = usedMs();
    const sent = await send();
    const requests = { hits: sent.hits, heartbeats: sent.sent - sent.hits };
    await sleep(SETTLE_MS);
    const after = usedMs();
    const seconds = (performance.now() - beganMs) / 1000;
    // After the traffic its batches end.
    const trafficS = minutes * 60;
    const rates = { hits: requests.hits / trafficS, heartbeats: requests.heartbeats / trafficS };
    let isWithin = true;
    const rows = parts.map((part) => {
      const { idleCores } = costs[part];
      const predicted = idleCores + ((coresOf(costs[part], rates) - idleCores) * trafficS) / seconds;
      const measured = ((after.get(part) ?? 0) - (before.get(part) ?? 0)) / 1000 / seconds;
      const ratio = predicted / measured;
      const isNear = Math.abs(ratio - 1) <= TOLERANCE;
      isWithin &&= isNear;
      return [
        part,
        {
          'predicted, of a core': `${(predicted * 100).toFixed(1)} %`,
          'measured, of a core': `${(measured * 100).toFixed(1)} %`,
          'predicted ÷ measured': ratio.toFixed(2),
          'within 25 %': isNear ? 'yes' : 'NO',
        },
      ] as const;
    });
    console.log(`sent ${quantile(sent.delays, 0.99)} ms after they were due (99th percentile)`);
    console.log(`${requests.hits} hits and ${requests.heartbeats} heartbeats in ${seconds.toFixed(0)} s`);
    console.table(Object.fromEntries(rows));
    return isWithin;
  } finally {
    await stop();
  }
}

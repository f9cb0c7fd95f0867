/**
 * Measures what requests cost on this machine: processor time of every part at rest, under few requests and under many.
 * Processor time, not elapsed time, so that other work on the machine matters little.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequest } from '../heartbeats.ts';
import { sendLoad } from '../load.ts';
import { heldMemory } from '../process-family.ts';
import { processorMs } from '../processor-time.ts';
import { isHit } from '../simulation/simulated-audience.ts';
import type { PartCost } from './costs.ts';
import type { RunningLayout } from './start-layout.ts';
import { linesOfVisits, type SampleLines } from './traffic.ts';

const CONNECTIONS = 64;
/** Seconds after a start, and after the first requests, in which compilation and first builds still use the processor. */
const WARM_UP_S = 20;
const IDLE_S = 15;
/** What a load leaves to do: batches, inserts, merges. */
const SETTLE_S = 6;
/** Regular work of the event engine after new events, every half minute, is part of what they cost: two of it. */
const LOAD_S = 60 - SETTLE_S;
const FEW_A_SECOND = 8;
const RATES = [40, 200] as const;
const MANY_A_SECOND = 800;

/** First requests, which compile. */
const WARMING = { perSecond: 200, seconds: 10 };

type Used<Part extends string> = Record<Part, number>;

interface Loaded<Part extends string> {
  sent: number;
  usedMs: Used<Part>;
  elapsedMs: number;
}

/** Processor time of a part so far, in ms. */
export const usedBy = (processes: readonly (readonly number[])[]): number =>
  processes.flat().reduce((ms, pid) => ms + processorMs(pid), 0);

/** Sends requests of visits at this rate, and waits for what they leave to do. @returns their number */
async function send(port: number, lines: SampleLines, perSecond: number, seconds: number): Promise<number> {
  const nextLine = linesOfVisits(lines.visits, perSecond);
  const next = () => getRequest(nextLine());
  // No connection rests for so long that a server closes it.
  const connections = Math.min(CONNECTIONS, perSecond);
  const { togetherShare } = lines;
  const { sent, refused } = await sendLoad({ port, connections, seconds, next, perSecond, togetherShare });
  if (refused > 0) throw new Error(`${refused} requests were refused: nothing was measured`);
  await sleep(SETTLE_S * 1000);
  return sent;
}

/** Until a server that has just started costs what one costs that has run for a while. */
export async function warmUp(port: number, lines: SampleLines): Promise<void> {
  await sleep(WARM_UP_S * 1000);
  await send(port, lines, WARMING.perSecond, WARMING.seconds);
  await sleep(WARM_UP_S * 1000);
}

export async function measureCosts<Part extends string>(
  { port, processes }: Pick<RunningLayout<Part>, 'port' | 'processes'>,
  lines: SampleLines,
): Promise<Record<Part, PartCost>> {
  const parts = Object.keys(processes) as Part[]; // cast: its own keys
  const now = (): Used<Part> => Object.fromEntries(parts.map((part) => [part, usedBy(processes[part])])) as Used<Part>; // cast: all parts
  const during = async <T>(work: () => Promise<T>) => {
    const beganMs = performance.now();
    const before = now();
    const result = await work();
    const after = now();
    const elapsedMs = performance.now() - beganMs;
    const usedMs = Object.fromEntries(parts.map((part) => [part, after[part] - before[part]])) as Used<Part>; // cast: all parts
    return { result, usedMs, elapsedMs };
  };
  const load = async (perSecond: number, of = lines): Promise<Loaded<Part>> => {
    const { result: sent, ...measured } = await during(() => send(port, of, perSecond, LOAD_S));
    return { sent, ...measured };
  };

  await warmUp(port, lines);
  const idle = await during(() => sleep(IDLE_S * 1000));
  const few = await load(FEW_A_SECOND);
  const more: Loaded<Part>[] = [];
  for (const perSecond of RATES) more.push(await load(perSecond));
  const most = await load(MANY_A_SECOND);
  const hits = await load(MANY_A_SECOND, { ...lines, visits: lines.visits.map((visit) => visit.filter(isHit)) });

  return Object.fromEntries(
    parts.map((part): [Part, PartCost] => {
      const idleCores = idle.usedMs[part] / idle.elapsedMs;
      const aboveIdle = ({ usedMs, elapsedMs }: Loaded<Part>) => Math.max(usedMs[part] / elapsedMs - idleCores, 0);
      const eachUs = (loaded: Loaded<Part>) => (aboveIdle(loaded) * loaded.elapsedMs * 1000) / loaded.sent;
      return [
        part,
        {
          idleCores,
          curve: [few, ...more, most].map((loaded) => ({
            perSecond: (loaded.sent * 1000) / loaded.elapsedMs,
            cores: aboveIdle(loaded),
          })),
          hitShare: lines.hitShare,
          hitExtraUs: (eachUs(hits) - eachUs(most)) / (1 - lines.hitShare),
          memoryMb:
            processes[part].flat().reduce((mb, pid) => mb + heldMemory(pid).anonymous, 0) / processes[part].length,
          processes: processes[part].length,
        },
      ];
    }),
  ) as Record<Part, PartCost>; // cast: all parts
}

/**
 * Measures what requests cost on this machine: processor time of every part at rest, under few requests and under many.
 * Processor time, not elapsed time, so that other work on the machine matters little.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sendLoad } from '../load.ts';
import { heldMemory } from '../process-family.ts';
import { processorMs } from '../processor-time.ts';
import type { PartCost } from './costs.ts';
import type { RunningLayout } from './start-layout.ts';
import { type SampleLines, uniqueLine } from './traffic.ts';

const CONNECTIONS = 64;
/** Seconds after a start in which compilation and first builds still use the processor. */
const WARM_UP_S = 20;
const IDLE_S = 15;
/** What a load leaves to do: batches, inserts, merges. */
const SETTLE_S = 6;
/** Regular work of the event engine after new events, every half minute, is part of what they cost. */
const LOAD_S = 30;
/** Under few requests that work is most of it. */
const FEW = { perSecond: 8, seconds: 2 * LOAD_S };
const RATES = [40, 200, 800] as const;
/** Rate of page hits, and of the warm-up. */
const MANY_A_SECOND = 800;

const HEADERS =
  'Host: localhost\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0\r\n\r\n';

type Used<Part extends string> = Record<Part, number>;

interface Loaded<Part extends string> {
  sent: number;
  usedMs: Used<Part>;
  elapsedMs: number;
}

/** Processor time of a part so far, in ms. */
export const usedBy = (processes: readonly (readonly number[])[]): number =>
  processes.flat().reduce((ms, pid) => ms + processorMs(pid), 0);

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
  const load = async (kind: keyof SampleLines, perSecond: number, seconds = LOAD_S) => {
    const pool = lines[kind];
    let at = 0;
    const next = () => `GET ${uniqueLine(pool[at++ % pool.length] ?? '', Date.now())} HTTP/1.1\r\n${HEADERS}`;
    const { result, ...measured } = await during(async () => {
      // No connection rests for so long that a server closes it.
      const connections = Math.min(CONNECTIONS, perSecond);
      const answers = await sendLoad({ port, connections, seconds, next, perSecond, isIrregular: true });
      await sleep(SETTLE_S * 1000);
      return answers;
    });
    if (result.refused > 0) throw new Error(`${result.refused} requests were refused: nothing was measured`);
    return { sent: result.sent, ...measured };
  };

  await sleep(WARM_UP_S * 1000);
  await load('heartbeats', MANY_A_SECOND); // compiled and cached from here on
  await load('hits', MANY_A_SECOND);
  const idle = await during(() => sleep(IDLE_S * 1000));
  const heartbeats: Loaded<Part>[] = [await load('heartbeats', FEW.perSecond, FEW.seconds)];
  for (const perSecond of RATES) heartbeats.push(await load('heartbeats', perSecond));
  const hits = await load('hits', MANY_A_SECOND);

  return Object.fromEntries(
    parts.map((part): [Part, PartCost] => {
      const idleCores = idle.usedMs[part] / idle.elapsedMs;
      const loadedMs = ({ elapsedMs }: Loaded<Part>) => elapsedMs - SETTLE_S * 1000;
      const aboveIdleMs = (loaded: Loaded<Part>) => Math.max(loaded.usedMs[part] - idleCores * loaded.elapsedMs, 0);
      const most = heartbeats.at(-1) ?? hits;
      return [
        part,
        {
          idleCores,
          curve: heartbeats.map((loaded) => ({
            perSecond: (loaded.sent * 1000) / loadedMs(loaded),
            cores: aboveIdleMs(loaded) / loadedMs(loaded),
          })),
          hitWeight: aboveIdleMs(hits) / hits.sent / (aboveIdleMs(most) / most.sent),
          memoryMb:
            processes[part].flat().reduce((mb, pid) => mb + heldMemory(pid).anonymous, 0) / processes[part].length,
          processes: processes[part].length,
        },
      ];
    }),
  ) as Record<Part, PartCost>; // cast: all parts
}

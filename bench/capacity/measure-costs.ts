/**
 * Measures what requests cost on this machine: processor time of every part at rest, under few requests and under many.
 * Processor time, not elapsed time, so that other work on the machine matters little.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sendLoad } from '../load.ts';
import { heldMemory } from '../process-family.ts';
import { processorMs } from '../processor-time.ts';
import { type PartCost, STORE_PARTS } from './costs.ts';
import type { RunningLayout } from './start-layout.ts';
import { endlessLines, type SampleLines } from './traffic.ts';

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

/** Of 200 a second: not so many that the hour is full of them. */
const WARMING_S = 10;

const HEADERS =
  'Host: localhost\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0\r\n\r\n';

type Used<Part extends string> = Record<Part, number>;

interface Loaded<Part extends string> {
  sent: number;
  usedMs: Used<Part>;
  elapsedMs: number;
  /** Events of this and earlier loads, on average during it. */
  stored: number;
}

/** Processor time of a part so far, in ms. */
export const usedBy = (processes: readonly (readonly number[])[]): number =>
  processes.flat().reduce((ms, pid) => ms + processorMs(pid), 0);

interface Requests {
  hits: () => string;
  /** By turns a hit and a heartbeat. */
  both: () => string;
}

function requestsOf(lines: SampleLines): Requests {
  const hit = endlessLines(lines.hits);
  const heartbeat = endlessLines(lines.heartbeats);
  const request = (line: string) => `GET ${line} HTTP/1.1\r\n${HEADERS}`;
  let isHit = false;
  return {
    hits: () => request(hit()),
    both: () => {
      isHit = !isHit;
      return request(isHit ? hit() : heartbeat());
    },
  };
}

/** Sends requests that arrive at random, and waits for what they leave to do. @returns their number */
async function send(port: number, next: () => string, perSecond: number, seconds: number): Promise<number> {
  // No connection rests for so long that a server closes it.
  const connections = Math.min(CONNECTIONS, perSecond);
  const { sent, refused } = await sendLoad({ port, connections, seconds, next, perSecond, isIrregular: true });
  if (refused > 0) throw new Error(`${refused} requests were refused: nothing was measured`);
  await sleep(SETTLE_S * 1000);
  return sent;
}

/** Until a server that has just started costs what one costs that has run for a while. @returns number of events that it has then */
export async function warmUp(port: number, lines: SampleLines): Promise<number> {
  await sleep(WARM_UP_S * 1000);
  const sent = await send(port, requestsOf(lines).both, 200, WARMING_S);
  await sleep(WARM_UP_S * 1000);
  return sent;
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
  const next = requestsOf(lines);
  let stored = 0;
  const load = async (perSecond: number, kind: keyof Requests = 'both'): Promise<Loaded<Part>> => {
    const { result: sent, ...measured } = await during(() => send(port, next[kind], perSecond, LOAD_S));
    stored += sent;
    return { sent, stored: stored - sent / 2, ...measured };
  };

  stored += await warmUp(port, lines);
  const idle = await during(() => sleep(IDLE_S * 1000));
  const few = await load(FEW_A_SECOND);
  const more: Loaded<Part>[] = [];
  for (const perSecond of RATES) more.push(await load(perSecond));
  const most = await load(MANY_A_SECOND);
  const hits = await load(MANY_A_SECOND, 'hits');
  const fewLater = await load(FEW_A_SECOND);

  return Object.fromEntries(
    parts.map((part): [Part, PartCost] => {
      const idleCores = idle.usedMs[part] / idle.elapsedMs;
      const coresDuring = ({ usedMs, elapsedMs }: Loaded<Part>) => Math.max(usedMs[part] / elapsedMs - idleCores, 0);
      const perStored = STORE_PARTS.includes(part)
        ? Math.max(coresDuring(fewLater) - coresDuring(few), 0) / (fewLater.stored - few.stored)
        : 0;
      const ownCores = (loaded: Loaded<Part>) => Math.max(coresDuring(loaded) - loaded.stored * perStored, 0);
      const each = (loaded: Loaded<Part>) => (ownCores(loaded) * loaded.elapsedMs) / loaded.sent;
      return [
        part,
        {
          idleCores,
          curve: [few, ...more, most].map((loaded) => ({
            perSecond: (loaded.sent * 1000) / loaded.elapsedMs,
            cores: ownCores(loaded),
          })),
          perStored,
          hitWeight: Math.min(each(hits) / each(most), 2),
          memoryMb:
            processes[part].flat().reduce((mb, pid) => mb + heldMemory(pid).anonymous, 0) / processes[part].length,
          processes: processes[part].length,
        },
      ];
    }),
  ) as Record<Part, PartCost>; // cast: all parts
}

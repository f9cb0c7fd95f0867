/** A process with all its descendants: what they hold and use, from Linux' accounting. */
import { readdirSync, readFileSync } from 'node:fs';
import { processorMs } from './processor-time.ts';

/** A process and all its descendants. */
export function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(familyOf)];
}

/** Processor time of all of them so far, in ms. */
export const familyProcessorMs = (pid: number): number => familyOf(pid).reduce((ms, one) => ms + processorMs(one), 0);

export interface HeldMemory {
  /** Private memory, in MB. */
  anonymous: number;
  /** File-backed memory (programs and libraries), in MB: the system can reclaim it. */
  mapped: number;
}

/** Memory of one process. */
export function heldMemory(pid: number): HeldMemory {
  const status = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const line = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1000;
  return { anonymous: line('Anonymous'), mapped: line('Rss') - line('Anonymous') };
}

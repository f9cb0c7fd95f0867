/** Who holds a data directory, so that another process can tell whether it is still there. */
import { randomUUID } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { codeOf } from './start-error.ts';

export interface Holder {
  /** Of this claim alone. */
  id: string;
  pid: number;
  /** When that process began, in the kernel's ticks: process ids are used again. Null where the system does not say. */
  begunAt: string | null;
  /** Where process ids mean the same: this boot of this machine, and its namespace of process ids (a container has its own). */
  place: string;
}

export async function describeHolder(): Promise<Holder> {
  return { id: randomUUID(), pid: process.pid, begunAt: await begunAt(process.pid), place: await placeOfIds() };
}

/** Null for what is no claim of ours, as a full disk leaves it. */
export function parseHolder(text: string): Holder | null {
  try {
    const { id = '', pid, begunAt = null, place = '' } = JSON.parse(text) as Partial<Holder>; // cast: checked below
    return Number.isInteger(pid) && Number(pid) > 0 ? { id, pid: Number(pid), begunAt, place } : null;
  } catch {
    return null;
  }
}

/** Whether the holder runs; null where its process id means nothing here, so that only its heartbeat tells. */
export async function isAlive({ pid, begunAt: heldSince, place }: Holder): Promise<boolean | null> {
  if (place !== '' && place !== (await placeOfIds())) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return (await begunAt(pid)) === heldSince;
}

async function placeOfIds(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname());
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${boot.trim()} ${namespace}`;
}

/** Field 22 of `/proc/{pid}/stat`; the name in field 2 may hold spaces and brackets, so count from its end. */
async function begunAt(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

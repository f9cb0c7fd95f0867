/** Identifies the holder of a data directory, so that another process can check whether it still runs. */
import { randomUUID } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { codeOf } from './start-error.ts';

export interface Holder {
  /** Unique id of this claim. */
  id: string;
  pid: number;
  /**
   * Start time of the process in kernel ticks, since process ids are reused. Null if the system does not provide it.
   */
  begunAt: string | null;
  /**
   * Scope in which process ids are comparable: this boot of this machine, and its pid namespace (containers have their
   * own).
   */
  place: string;
}

export async function describeHolder(): Promise<Holder> {
  return { id: randomUUID(), pid: process.pid, begunAt: await begunAt(process.pid), place: await placeOfIds() };
}

/** Null if it is not a valid claim, such as a partial one after a full disk. */
export function parseHolder(text: string): Holder | null {
  try {
    const { id = '', pid, begunAt = null, place = '' } = JSON.parse(text) as Partial<Holder>; // cast: checked below
    return Number.isInteger(pid) && Number(pid) > 0 ? { id, pid: Number(pid), begunAt, place } : null;
  } catch {
    return null;
  }
}

/** Whether the holder runs; null if its process id is not comparable, so that only its heartbeat counts. */
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

/** Field 22 of `/proc/{pid}/stat`; the name in field 2 may contain spaces and brackets, so count from its end. */
async function begunAt(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

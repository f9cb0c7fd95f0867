/** Processor time and memory of processes, from Linux' accounting: independent of other work on the machine. */
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, on every architecture that Node runs on. */
const TICK_MS = 10;

/** All threads of a process, those that have ended too, in steps of 10 ms; 0 once the process has ended. */
export function processorMs(pid: number | undefined): number {
  const account = statOf(pid);
  // After the program's name, which may contain spaces and brackets: user and system time, the 14th and 15th field.
  const [user, system] = account
    .slice(account.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user ?? 0) + Number(system ?? 0)) * TICK_MS;
}

/** Most memory that a process has used so far, files that it maps included. */
export function peakMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

/** A process, and each of its child processes. */
export function familyMs(pid: number): { own: number; children: number } {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return { own: processorMs(pid), children: children.reduce((sum, child) => sum + processorMs(Number(child)), 0) };
}

function statOf(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return ''; // it has just ended
  }
}

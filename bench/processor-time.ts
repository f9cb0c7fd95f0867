/** Processor time and memory of processes, from Linux' accounting: independent of other work on the machine. */
import { readdirSync, readFileSync } from 'node:fs';

/** All threads of a process, in ms. */
export function processorMs(pid = 0): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + threadMs(`/proc/${pid}/task/${thread}/schedstat`), 0);
}

/** Most memory that a process has used so far, files that it maps included. */
export function peakMegabytes(pid = 0): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

/** A process, and each of its child processes. */
export function familyMs(pid: number): { own: number; children: number } {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return { own: processorMs(pid), children: children.reduce((sum, child) => sum + processorMs(Number(child)), 0) };
}

function threadMs(account: string): number {
  try {
    return Number(readFileSync(account, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    return 0; // the thread has just ended
  }
}

/** What processes have used of the processors, from Linux' own account: other work on the machine leaves it alone. */
import { readdirSync, readFileSync } from 'node:fs';

/** Of the threads of a process, in ms. */
export function processorMs(pid = 0): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + threadMs(`/proc/${pid}/task/${thread}/schedstat`), 0);
}

/** Of a process, and of each of those that it started. */
export function familyMs(pid: number): { own: number; children: number } {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return { own: processorMs(pid), children: children.reduce((sum, child) => sum + processorMs(Number(child)), 0) };
}

function threadMs(account: string): number {
  try {
    return Number(readFileSync(account, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    return 0; // a thread that has just ended
  }
}

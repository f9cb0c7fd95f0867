/** The engine gives way: collecting and pages come before reports on busy cores. */
import { execFileSync } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';

const NICENESS = 10;

/**
 * Lets this process run on what others leave. Threads inherit it, so it is called before the engine starts any.
 *
 * On Linux the process joins the class of idle work (`sched(7)`, SCHED_IDLE), which a thread that wakes up displaces at
 * once; one of a niceness keeps its core until its slice ends, and answers of collecting wait (decision 0046). Where
 * `chrt` (util-linux, which every Debian has; busybox) is missing or refused, the niceness stays; and on a single core,
 * where the class would leave the engine too little while events come without pause.
 */
export function giveWay(): void {
  setPriority(NICENESS);
  if (process.platform !== 'linux' || availableParallelism() < 2) return;
  try {
    execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
  } catch {}
}

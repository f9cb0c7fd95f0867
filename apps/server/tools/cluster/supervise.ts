/** Restarts a program when it exits or is killed, with growing delays if it exits soon after start. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from './program.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A program that has run this long, milliseconds, resets its delay. */
const STEADY_MS = 60_000;

export interface SupervisorSettings {
  print: (line: string) => void;
  firstWaitMs?: number;
}

/** Returns a function that ends supervision. Call it before stopping the program. */
export function supervise(
  program: Pick<Program, 'name' | 'start' | 'ended' | 'pid'>,
  { print, firstWaitMs = FIRST_WAIT_MS }: SupervisorSettings,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;

  const restart = async (): Promise<void> => {
    await program.start();
    print(`${program.name} is running again (process ${program.pid()})`);
  };
  const run = async (): Promise<void> => {
    let waitMs = firstWaitMs;
    while (!signal.aborted) {
      const beganMs = Date.now();
      const how = await program.ended();
      if (signal.aborted) return;
      if (Date.now() - beganMs > STEADY_MS) waitMs = firstWaitMs;
      print(`${program.name} exited (${how}); restarting in ${waitMs / 1000} s`);
      await pause(waitMs, undefined, { signal });
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      await restart().catch((error: Error) => print(error.message));
    }
  };
  void run().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
  return () => leaving.abort();
}

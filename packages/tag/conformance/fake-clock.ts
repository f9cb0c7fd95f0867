/** A clock that advances only on request, and then runs due timers in order. */
export interface FakeClock {
  now(): number;
  after(ms: number, call: () => void): () => void;
  /** Runs to this time. Promises settle between two timers. */
  runTo(atMs: number): Promise<void>;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

export function createFakeClock(startMs: number): FakeClock {
  let nowMs = startMs;
  let tasks: { atMs: number; call: () => void }[] = [];
  return {
    now: () => nowMs,
    after(ms, call) {
      const task = { atMs: nowMs + Math.max(0, ms), call };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    async runTo(atMs) {
      for (;;) {
        await settle();
        const next = tasks.filter((task) => task.atMs <= atMs).toSorted((a, b) => a.atMs - b.atMs)[0];
        if (!next) break;
        tasks = tasks.filter((task) => task !== next);
        nowMs = Math.max(nowMs, next.atMs);
        next.call();
      }
      nowMs = Math.max(nowMs, atMs);
    },
  };
}

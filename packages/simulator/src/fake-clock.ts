/** A manual clock: `advance` runs due timers in order, each at its own time. */
export interface FakeClock {
  now(): number;
  /** Calls once after a delay in ms. Returns a cancel function. */
  after(ms: number, call: () => void): () => void;
  /**
   * Moves on and runs due timers. Settled promises are awaited between two calls.
   *
   * @param sleepMs shortest delay of timers that are set meanwhile, as in a browser that throttles them; 0: exact
   */
  advance(ms: number, sleepMs?: number): Promise<void>;
  /** The device sleeps: time passes and no timer runs. Due timers run with the next `advance`. */
  sleep(ms: number): void;
}

export function createFakeClock(startMs: number): FakeClock {
  let nowMs = startMs;
  let order = 0;
  let shortestMs = 0;
  const due = new Map<number, { atMs: number; call: () => void }>();
  /** The earliest timer; at equal times the one set first. */
  const nextDue = (untilMs: number) => {
    let next: [number, { atMs: number; call: () => void }] | null = null;
    for (const one of due) if (one[1].atMs <= untilMs && (!next || one[1].atMs < next[1].atMs)) next = one;
    return next;
  };
  return {
    now: () => nowMs,
    after(ms, call) {
      const id = order++;
      due.set(id, { atMs: nowMs + Math.max(shortestMs, ms, 0), call });
      return () => due.delete(id);
    },
    sleep(ms) {
      nowMs += ms;
    },
    async advance(ms, sleepMs = 0) {
      const untilMs = nowMs + ms;
      shortestMs = sleepMs;
      for (let next = nextDue(untilMs); next; next = nextDue(untilMs)) {
        const [id, { atMs, call }] = next;
        due.delete(id);
        nowMs = Math.max(nowMs, atMs);
        call();
        await settled();
      }
      nowMs = untilMs;
      shortestMs = 0;
      await settled();
    },
  };
}

/** Long enough for settled promises to continue. */
const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

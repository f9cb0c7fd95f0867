/** A clock that moves when told: `advance` runs what falls due, in order, each at its own instant. */
export interface FakeClock {
  now(): number;
  /** Calls once after so many ms; returns a cancel. */
  after(ms: number, call: () => void): () => void;
  /**
   * Moves on and runs what is due. Answers of promises are awaited between two calls.
   *
   * @param sleepMs what is put off meanwhile sleeps at least so long, as in a browser that throttles timers; 0: exact
   */
  advance(ms: number, sleepMs?: number): Promise<void>;
}

export function createFakeClock(startMs: number): FakeClock {
  let nowMs = startMs;
  let order = 0;
  let shortestMs = 0;
  const due = new Map<number, { atMs: number; call: () => void }>();
  /** The earliest; of those at one instant the one that was put off first. */
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

/** Long enough for answers that are already there to be taken. */
const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

/** A clock that moves when told: `advance` runs what falls due, in order, each at its own instant. */
export interface FakeClock {
  now(): number;
  /** Calls once after so many ms; returns a cancel. */
  after(ms: number, call: () => void): () => void;
  /** Moves on and runs what is due. Answers of promises are awaited between two calls. */
  advance(ms: number): Promise<void>;
}

export function createFakeClock(startMs: number): FakeClock {
  let nowMs = startMs;
  let order = 0;
  const due = new Map<number, { atMs: number; call: () => void }>();
  const nextDue = (untilMs: number) =>
    [...due.entries()].filter(([, { atMs }]) => atMs <= untilMs).sort(([a, x], [b, y]) => x.atMs - y.atMs || a - b)[0];
  return {
    now: () => nowMs,
    after(ms, call) {
      const id = order++;
      due.set(id, { atMs: nowMs + Math.max(0, ms), call });
      return () => due.delete(id);
    },
    async advance(ms) {
      const untilMs = nowMs + ms;
      for (let next = nextDue(untilMs); next; next = nextDue(untilMs)) {
        const [id, { atMs, call }] = next;
        due.delete(id);
        nowMs = Math.max(nowMs, atMs);
        call();
        await settled();
      }
      nowMs = untilMs;
      await settled();
    },
  };
}

/** Long enough for answers that are already there to be taken. */
const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

/**
 * M-10: what could not be sent is kept with its own time and sent again later, once.
 *
 * A line is a path and query as the client would request it. It is written down before it is sent and forgotten
 * when the server has it, so a closed tab or a lost connection loses nothing. What is left over goes out in one
 * `POST /collect`. The server knows an event by its bytes, so a line that did arrive before is not counted twice.
 */

/** At most so many lines are kept; the oldest give way. § 9: work queue 2000. */
export const MOST_LINES = 2000;
/** How many lines one `POST /collect` takes. */
export const BATCH_LINES = 500;
/** Older lines would fall into days that are already reported and closed. */
export const MOST_AGE_MS = 7 * 86_400_000;

export interface KeptLine {
  line: string;
  /** When it was written down, ms epoch. */
  atMs: number;
}

/** Where lines are kept between pages; each call settles when it is done. The line is its own key. */
export interface LineStore {
  put(kept: KeptLine): Promise<void>;
  remove(lines: readonly string[]): Promise<void>;
  /** Oldest first. */
  all(): Promise<KeptLine[]>;
}

export interface OutboxPorts {
  store: LineStore;
  /** Requests one line; true when the server has it. */
  send(line: string): Promise<boolean>;
  /** Posts many lines; true when the server has dealt with all of them. */
  post(lines: readonly string[]): Promise<boolean>;
  now(): number;
}

export interface Outbox {
  /** Writes the line down and sends it. Never rejects: a store that fails only makes the line less safe. */
  send(line: string): Promise<boolean>;
  /** Sends again what earlier pages and failed requests left. Lines on their way right now are left alone. */
  sendKept(): Promise<void>;
  /** Lines whose fate is open; a page that goes away hands them to the browser in one beacon. */
  underway(): readonly string[];
  /** Consent was withdrawn: nothing kept may ever leave. */
  forget(): Promise<void>;
}

export function createOutbox({ store, send, post, now }: OutboxPorts): Outbox {
  const underway = new Set<string>();
  const quietly = (work: Promise<void>) => work.catch(() => undefined);

  return {
    async send(line) {
      underway.add(line);
      const written = quietly(store.put({ line, atMs: now() }));
      const hasArrived = await send(line).catch(() => false);
      await written;
      if (hasArrived) await quietly(store.remove([line]));
      underway.delete(line);
      return hasArrived;
    },

    async sendKept() {
      const kept = (await store.all().catch(() => [])).filter(({ line }) => !underway.has(line));
      const tooMany = kept.slice(0, Math.max(0, kept.length - MOST_LINES));
      const tooOld = kept.filter(({ atMs }) => now() - atMs > MOST_AGE_MS);
      const dropped = new Set([...tooMany, ...tooOld].map(({ line }) => line));
      if (dropped.size > 0) await quietly(store.remove([...dropped]));
      const lines = kept.map(({ line }) => line).filter((line) => !dropped.has(line));
      for (let from = 0; from < lines.length; from += BATCH_LINES) {
        const batch = lines.slice(from, from + BATCH_LINES);
        if (!(await post(batch).catch(() => false))) return;
        await quietly(store.remove(batch));
      }
    },

    underway: () => [...underway],

    async forget() {
      const kept = await store.all().catch(() => []);
      await quietly(store.remove(kept.map(({ line }) => line)));
    },
  };
}

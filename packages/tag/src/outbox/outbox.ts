/**
 * M-10: what could not be sent is kept with its own time and sent again later, once.
 *
 * A line is a path and query as the client requests it. It is written down before it is sent and forgotten
 * when the server has it, so a closed tab or a lost connection loses nothing. What is left over goes out in one
 * `POST /collect`. The server knows an event by its bytes, so a line that did arrive before is not counted twice.
 */

/** At most so many lines are kept; the oldest give way. § 9: work queue 2000. */
export const MAX_LINES = 2000;
/** How many lines one `POST /collect` takes, and how many characters they may be together. */
export const BATCH_LINES = 500;
export const BATCH_CHARACTERS = 900_000;
/** Older lines would fall into days that are already reported and closed. */
export const MAX_AGE_MS = 7 * 86_400_000;

export interface StoredLine {
  line: string;
  /** When it was written down, ms epoch. */
  atMs: number;
}

/** Where lines are kept between pages; each call settles when it is done. The line is its own key. */
export interface LineStore {
  put(stored: StoredLine): Promise<void>;
  remove(lines: readonly string[]): Promise<void>;
  /** Oldest first. */
  all(): Promise<StoredLine[]>;
  /** Leaves no trace of lines or store. */
  clear(): Promise<void>;
}

export interface OutboxPorts {
  store: LineStore;
  /** Requests one address; true when the server has it. */
  send(url: string): Promise<boolean>;
  /** Posts many lines; true when the server has dealt with all of them. */
  post(lines: readonly string[]): Promise<boolean>;
  now(): number;
  /** C-03: whether anything of this visitor may leave; asked before every request. */
  maySend(): boolean;
  /** C-03: whether this visitor's lines may be written down and sent again; asked before every write. */
  mayStore(): boolean;
}

export interface Outbox {
  /**
   * Takes the line over: writes it down at once and sends it when those before it have been. Answers whether it
   * arrived and never rejects: a store that fails only makes the line less safe.
   */
  send(url: string): Promise<boolean>;
  /** Writes down, for `sendStored`, what somebody else sent and the server may not have. */
  store(url: string): Promise<void>;
  /**
   * Sends again what earlier pages and failed requests left. Lines on their way right now are left alone.
   * Answers whether nothing is left to send.
   */
  sendStored(): Promise<boolean>;
  /** Lines whose fate is open; a page that goes away hands them to the browser in one beacon. */
  underway(): readonly string[];
  /** Consent was withdrawn: nothing kept may ever leave. */
  forget(): Promise<void>;
}

/** Path and query of an address: what is kept of it, and what the server knows it by. */
export function lineOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export function createOutbox({ store, send, post, now, maySend, mayStore }: OutboxPorts): Outbox {
  const underway = new Set<string>();
  const quietly = (work: Promise<void>) => work.catch(() => undefined);
  let previous: Promise<unknown> = Promise.resolve();

  return {
    send(url) {
      const line = lineOf(url);
      underway.add(line);
      const written = mayStore() ? quietly(store.put({ line, atMs: now() })) : null;
      const arrival = previous
        .then(() => !maySend() || send(url)) // withdrawn while it waited: done with
        .catch(() => false)
        .then(async (hasArrived) => {
          await written;
          if (hasArrived && written && mayStore()) await quietly(store.remove([line]));
          underway.delete(line);
          return hasArrived;
        });
      previous = arrival;
      return arrival;
    },

    async store(url) {
      if (mayStore()) await quietly(store.put({ line: lineOf(url), atMs: now() }));
    },

    async sendStored() {
      if (!mayStore()) return true;
      const stored = (await store.all().catch(() => [])).filter(({ line }) => !underway.has(line));
      const tooMany = stored.slice(0, Math.max(0, stored.length - MAX_LINES));
      const tooOld = stored.filter(({ atMs }) => now() - atMs > MAX_AGE_MS);
      const dropped = new Set([...tooMany, ...tooOld].map(({ line }) => line));
      if (dropped.size > 0) await quietly(store.remove([...dropped]));
      for (const batch of inBatches(stored.map(({ line }) => line).filter((line) => !dropped.has(line)))) {
        if (!mayStore()) return true; // withdrawn meanwhile
        if (!(await post(batch).catch(() => false))) return false;
        if (mayStore()) await quietly(store.remove(batch));
      }
      return true;
    },

    underway: () => [...underway],

    forget: () => quietly(store.clear()),
  };
}

/** Lines in the bites that the server takes, in order. */
export function inBatches(lines: readonly string[], most = BATCH_LINES, mostCharacters = BATCH_CHARACTERS): string[][] {
  const batches: string[][] = [];
  let batch: string[] = [];
  let characters = 0;
  for (const line of lines) {
    if (batch.length === most || (batch.length > 0 && characters + line.length > mostCharacters)) {
      batches.push(batch);
      batch = [];
      characters = 0;
    }
    batch.push(line);
    characters += line.length + 1;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}

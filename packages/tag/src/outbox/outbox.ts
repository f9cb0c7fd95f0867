/**
 * M-10: stores lines that could not be sent with their own time, and sends them again later, once.
 *
 * A line is path and query of a request. It is stored before it is sent and deleted when the server has it, so a closed
 * tab or a lost connection loses nothing. Undelivered lines go out in one `POST /collect`. The server identifies an
 * event by its bytes, so a line that had arrived before is not counted twice.
 */

import { BATCH_LINES, RESENT_TOLERANCE_MS } from '@sintonia/wire';
import { type LineStore, lineOf } from './stored-line.ts';

/** Largest number of stored lines; the oldest are dropped. § 9: work queue 2000. */
export const MAX_LINES = 2000;
/** Most characters of the lines of one `POST /collect`. */
export const BATCH_CHARACTERS = 900_000;

export interface OutboxPorts {
  store: LineStore;
  /** Requests one address; true when the server has it. */
  send(url: string): Promise<boolean>;
  /** Posts many lines; true when the server has processed all of them. */
  post(lines: readonly string[]): Promise<boolean>;
  now(): number;
  /** C-03: whether requests of this visitor may be sent; called before every request. */
  maySend(): boolean;
  /** C-03: whether this visitor's lines may be stored and sent again; called before every write. */
  mayStore(): boolean;
}

export interface Outbox {
  /**
   * Takes over the line: stores it at once and sends it after the previous ones. Resolves with whether it arrived and
   * never rejects: a failing store only makes the line less safe.
   */
  send(url: string): Promise<boolean>;
  /** Stores, for `sendStored`, what another sender sent and the server may not have. */
  store(url: string): Promise<void>;
  /**
   * Sends lines of earlier pages and failed requests again. Pending lines are left alone. Resolves with whether nothing
   * is left to send.
   */
  sendStored(): Promise<boolean>;
  /** Lines without an answer; a page that is being left passes them to the browser in one beacon. */
  underway(): readonly string[];
  /** Consent was withdrawn: no stored line may ever be sent. */
  forget(): Promise<void>;
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
        .then(() => !maySend() || send(url)) // withdrawn while it waited: drop it
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
      const tooOld = stored.filter(({ atMs }) => now() - atMs > RESENT_TOLERANCE_MS);
      const dropped = new Set([...tooMany, ...tooOld].map(({ line }) => line));
      if (dropped.size > 0) await quietly(store.remove([...dropped]));
      for (const batch of inBatches(stored.map(({ line }) => line).filter((line) => !dropped.has(line)))) {
        if (!mayStore()) return true; // withdrawn in the meantime
        if (!(await post(batch).catch(() => false))) return false;
        if (mayStore()) await quietly(store.remove(batch));
      }
      return true;
    },

    underway: () => [...underway],

    forget: () => quietly(store.clear()),
  };
}

/** Lines in batches within the server's limits, in order. */
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

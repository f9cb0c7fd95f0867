/**
 * Group commit: rows that arrive during a commit form the next batch. The caller is answered when its batch is on disk
 * (S-03).
 */
import type { EventRow, EventTable } from '../events/event-rows.ts';
import { charactersOf, QUEUE_CHARACTERS, QUEUE_ROWS } from './append-limits.ts';
import { type EventStream, StreamError } from './event-stream.ts';

/** Maximum number of rows per batch. */
export const GROUP_ROWS = 4000;

interface Batch {
  rows: readonly EventRow[];
  characters: number;
  resolve: () => void;
  reject: (error: StreamError) => void;
}

export interface GroupOptions {
  /** Makes a batch durable. Returns the tables that failed, with the cause. Never rejects. */
  commit: (rows: readonly EventRow[]) => Promise<ReadonlyMap<EventTable, string>>;
  queueRows?: number | undefined;
  /** How long the first row of a batch waits for more. */
  lingerMs: number;
  /** Called with the duration of each commit, seconds, and its number of rows. */
  onCommit?: ((seconds: number, rows: number) => void) | undefined;
}

export function groupAppends({ commit, queueRows = QUEUE_ROWS, lingerMs, onCommit }: GroupOptions): EventStream {
  const listeners = new Set<(rows: readonly EventRow[]) => void>();
  let queue: Batch[] = [];
  let waitingRows = 0;
  let waitingCharacters = 0;
  let draining: Promise<void> | null = null;
  let isClosed = false;

  const nextGroup = (): Batch[] => {
    let rows = 0;
    const end = queue.findIndex((batch) => {
      rows += batch.rows.length;
      return rows > GROUP_ROWS;
    });
    // A batch above the limit is committed by itself.
    const group = queue.slice(0, end === -1 ? queue.length : Math.max(end, 1));
    queue = queue.slice(group.length);
    return group;
  };

  const commitRows = async (rows: readonly EventRow[]): Promise<ReadonlyMap<EventTable, string>> => {
    if (rows.length === 0) return new Map(); // a caller is waiting for earlier rows
    const startedAt = performance.now();
    const failed = await commit(rows);
    onCommit?.((performance.now() - startedAt) / 1000, rows.length);
    return failed;
  };

  const commitGroup = async (group: readonly Batch[]): Promise<void> => {
    const rows = group.flatMap((batch) => batch.rows);
    const failed = await commitRows(rows);
    waitingRows -= rows.length;
    for (const { characters } of group) waitingCharacters -= characters;
    const isStored = (batch: Batch) => failed.size === 0 || !batch.rows.some((row) => failed.has(row.table));
    const durable = failed.size === 0 ? rows : group.filter(isStored).flatMap((batch) => batch.rows);
    if (durable.length > 0) for (const listener of listeners) listener(durable);
    for (const batch of group) {
      if (isStored(batch)) batch.resolve();
      else batch.reject(new StreamError('unavailable', causeOf(batch, failed)));
    }
  };

  const drain = async (): Promise<void> => {
    if (!isClosed) await new Promise((resolve) => setTimeout(resolve, lingerMs));
    while (queue.length > 0) await commitGroup(nextGroup());
    draining = null;
  };

  return {
    append: (rows) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new StreamError('unavailable', 'the server is closing'));
        if (rows.length === 0) return resolve();
        const characters = charactersOf(rows);
        if (waitingRows + rows.length > queueRows || waitingCharacters + characters > QUEUE_CHARACTERS) {
          return reject(new StreamError('full', `${waitingRows} rows are waiting already`));
        }
        queue.push({ rows, characters, resolve, reject });
        waitingRows += rows.length;
        waitingCharacters += characters;
        draining ??= drain();
      }),
    onAppended: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    settle: () =>
      new Promise((resolve) => {
        if (draining === null) return resolve();
        queue.push({ rows: [], characters: 0, resolve, reject: () => resolve() });
      }),
    depth: () => waitingRows,
    backlog: async () => ({ events: 0, bytes: 0, lagS: 0 }),
    close: async () => {
      isClosed = true;
      await draining;
    },
  };
}

function causeOf(batch: Batch, failed: ReadonlyMap<EventTable, string>): string {
  for (const { table } of batch.rows) {
    const cause = failed.get(table);
    if (cause !== undefined) return cause;
  }
  return 'not stored';
}

/**
 * The stream on one machine: rows that arrive while a commit runs wait for the next one and go together, one insert a
 * table. The caller is answered when its group is on disk (S-03).
 */
import type { EventRow, EventTable } from '../events/event-rows.ts';
import type { EventStore } from '../events/event-store.ts';
import type { Protocol } from '../events/reject-reasons.ts';
import { charactersOf, QUEUE_CHARACTERS, QUEUE_ROWS } from './append-limits.ts';
import { type EventStream, StreamError } from './event-stream.ts';
import { storeRows } from './store-rows.ts';

/** How long the first row of a group waits for company. */
export const LINGER_MS = 12;
/**
 * Rows in one commit: some 100 ms of the engine's time. Each commit is a part that the engine merges with others later, so
 * large groups cost less a row, merging counted in: 42 µs of the processor at 4000 rows, 74 µs at 1500.
 */
export const GROUP_ROWS = 4000;

interface Batch {
  rows: readonly EventRow[];
  resolve: () => void;
  reject: (error: StreamError) => void;
}

export interface DirectStreamOptions {
  events: Pick<EventStore, 'insert'>;
  queueRows?: number;
  lingerMs?: number;
  /** Told how long each commit took, in seconds, and how many rows it had. */
  onCommit?: (seconds: number, rows: number) => void;
  /** Told of each row that the engine would not take and that was kept as rejected. */
  onSetAside?: (protocol: Protocol) => void;
}

export function createDirectStream(options: DirectStreamOptions): EventStream {
  const { events, queueRows = QUEUE_ROWS, lingerMs = LINGER_MS, onCommit, onSetAside = () => {} } = options;
  const listeners = new Set<(rows: readonly EventRow[]) => void>();
  let queue: Batch[] = [];
  let waitingRows = 0;
  let waitingCharacters = 0;
  let draining: Promise<void> | null = null;
  let isClosed = false;

  const takeGroup = (): Batch[] => {
    let rows = 0;
    const end = queue.findIndex((batch) => {
      rows += batch.rows.length;
      return rows > GROUP_ROWS;
    });
    // One batch larger than a group goes by itself.
    const group = queue.slice(0, end === -1 ? queue.length : Math.max(end, 1));
    queue = queue.slice(group.length);
    return group;
  };

  const commit = async (group: readonly Batch[]): Promise<void> => {
    const rows = group.flatMap((batch) => batch.rows);
    const startedAt = performance.now();
    const failed = await storeRows(events, rows, onSetAside);
    waitingRows -= rows.length;
    waitingCharacters -= charactersOf(rows);
    onCommit?.((performance.now() - startedAt) / 1000, rows.length);
    const isStored = (batch: Batch) => !batch.rows.some((row) => failed.has(row.table));
    const stored = group.filter(isStored);
    const durable = stored.flatMap((batch) => batch.rows);
    if (durable.length > 0) for (const listener of listeners) listener(durable);
    for (const batch of group) {
      if (isStored(batch)) batch.resolve();
      else batch.reject(new StreamError('unavailable', causeOf(batch, failed)));
    }
  };

  const drain = async (): Promise<void> => {
    if (!isClosed) await new Promise((resolve) => setTimeout(resolve, lingerMs));
    while (queue.length > 0) await commit(takeGroup());
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
        queue.push({ rows, resolve, reject });
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
        queue.push({ rows: [], resolve, reject: () => resolve() });
      }),
    depth: () => waitingRows,
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

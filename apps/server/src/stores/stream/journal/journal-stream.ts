/**
 * The stream on one machine: a batch of rows is acknowledged when it is in the journal, and moved into the event store
 * shortly afterwards, in larger batches under load (docs/decisions/0020).
 */
import type { FastifyBaseLogger } from 'fastify';
import type { EventRow, EventTable } from '../../events/event-rows.ts';
import { type EventStream, SETTLED_WITHIN_MS, StreamError } from '../event-stream.ts';
import { type GroupOptions, groupAppends } from '../group-appends.ts';
import { type DrainerParts, startDrainer } from './drainer.ts';
import { type JournalOptions, openJournal } from './journal.ts';

/** Limit of rows not yet in the event store; some 500 MB at the usual size. Above it clients get 503 with Retry-After. */
const JOURNAL_ROWS = 500_000;
const JOURNAL_BYTES = 1_000_000_000;
/** Above this backlog a batch first waits for a drained segment, so that acknowledging does not outrun storing. */
const BEHIND_ROWS = 65_536;
const BEHIND_WAIT_MS = 1000;
/** How long the first row of a batch waits for more: short, since other rows queue during a write. */
const LINGER_MS = 2;
/** Time limit of draining on close; the rest is drained at the next start. */
const CLOSED_WITHIN_MS = 3000;

export interface JournalStreamOptions extends Pick<DrainerParts, 'events' | 'onWritten'> {
  /** Directory of the journal's files; created if missing. */
  directory: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  journalRows?: number;
  settledWithinMs?: number;
  closedWithinMs?: number;
  onCommit?: GroupOptions['onCommit'];
  onSetAside?: DrainerParts['onSetAside'];
  openFile?: NonNullable<JournalOptions['openFile']>;
}

export interface JournalStream extends EventStream {
  /** False while it refuses rows. */
  isReady(): Promise<boolean>;
}

/** Rejects with the file system's error if the directory is unusable. */
export async function openJournalStream(options: JournalStreamOptions): Promise<JournalStream> {
  const { directory, log, events, journalRows = JOURNAL_ROWS, settledWithinMs = SETTLED_WITHIN_MS } = options;
  const onLost = (path: string, bytes: number) =>
    log.warn({ part: 'stream', path, bytes }, 'a file is incomplete: bytes at its end were never acknowledged');
  const { openFile } = options;
  const journal = await openJournal({ directory, nowMs: Date.now, onLost, ...(openFile && { openFile }) });

  let isFull = false;
  const measureBacklog = () => {
    const { rows, bytes } = journal.waiting();
    isFull = rows >= journalRows || bytes >= JOURNAL_BYTES;
    return rows;
  };
  const drainer = startDrainer({
    journal,
    events,
    log,
    onSetAside: options.onSetAside ?? (() => {}),
    onWritten: (seconds, rows) => {
      measureBacklog();
      options.onWritten?.(seconds, rows);
    },
  });

  let isFailing = false;
  const commit = async (rows: readonly EventRow[]): Promise<ReadonlyMap<EventTable, string>> => {
    try {
      if (measureBacklog() > BEHIND_ROWS) await drainer.next(BEHIND_WAIT_MS);
      await journal.add(rows);
      measureBacklog();
      drainer.wake();
      isFailing = false;
      return new Map();
    } catch (error) {
      if (!isFailing) log.warn({ part: 'stream', err: error }, 'the journal cannot be written');
      isFailing = true;
      return new Map(rows.map(({ table }) => [table, String(error)]));
    }
  };
  const groups = groupAppends({ commit, lingerMs: LINGER_MS, onCommit: options.onCommit });

  return {
    ...groups,
    append: (rows) =>
      isFull ? Promise.reject(new StreamError('full', 'the event store is too far behind')) : groups.append(rows),
    settle: async () => {
      await groups.settle();
      if (!(await drainer.drainedWithin(settledWithinMs)))
        throw new StreamError('unavailable', 'the event store does not take what is in the journal');
    },
    close: async () => {
      await groups.close();
      await drainer.drainedWithin(options.closedWithinMs ?? CLOSED_WITHIN_MS);
      drainer.stop();
      await journal.close();
    },
    backlog: async () => {
      const { rows, bytes, sinceMs } = journal.waiting();
      return { events: rows, bytes, lagS: sinceMs === null ? 0 : (Date.now() - sinceMs) / 1000 };
    },
    isReady: async () => !isFull,
  };
}

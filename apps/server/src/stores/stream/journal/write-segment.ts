/** A new file of the journal, which accepts rows until it is sealed. */
import { constants, type FileHandle, open, rm } from 'node:fs/promises';
import { COLUMNS, toLine } from '../../events/event-lines.ts';
import type { EventRow, EventTable } from '../../events/event-rows.ts';
import { type FrameKind, HEAD_BYTES, toFrame } from './journal-frame.ts';
import { createSegment, noteFrame, type Segment } from './segment.ts';

export interface SegmentWriter {
  readonly segment: Segment;
  /**
   * Resolves when the rows are on disk. One call at a time. Rejects if that is uncertain; then the file must be sealed.
   */
  add(rows: readonly EventRow[]): Promise<void>;
  /** Accepts no more rows; resolves when no write is in progress. Never rejects. */
  seal(): Promise<void>;
}

export interface NewSegment {
  number: number;
  path: string;
  /** Bytes to reserve on disk for its rows; further ones extend the file. */
  reservedBytes: number;
  nowMs: () => number;
  /** Tests simulate a full disk. */
  openFile?: typeof open;
}

const TABLES = ['rejected', 'hits', 'playback'] as const satisfies readonly EventTable[];

/**
 * On Linux a write with this flag returns when the data is on disk: one call instead of two, each of which waits for
 * the event loop. On other systems data could remain in the disk's own cache.
 */
const WRITES_ARE_SYNCED = process.platform === 'linux';
const { O_WRONLY, O_CREAT, O_EXCL, O_DSYNC } = constants;
const FLAGS = O_WRONLY | O_CREAT | O_EXCL | (WRITES_ARE_SYNCED ? O_DSYNC : 0);
const ZEROS = Buffer.alloc(1_048_576);

/**
 * Rejects if the file cannot be created. Its name is durable once the directory has been synced.
 *
 * It is filled with zeros, which the rows replace: a write that makes a file longer waits until the file system has written
 * what others changed before it, such as the tables that reports write. On ext4 that took up to 150 ms, and 10 within the zeros.
 */
export async function startSegment({
  number,
  path,
  reservedBytes,
  nowMs,
  openFile = open,
}: NewSegment): Promise<SegmentWriter> {
  const file = await openFile(path, FLAGS, 0o600);
  try {
    for (let done = 0; done < reservedBytes; done += ZEROS.length) {
      await writeWhole(file, ZEROS.subarray(0, reservedBytes - done), done);
    }
    if (!WRITES_ARE_SYNCED) await file.datasync();
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
  const segment = createSegment(number, path, { sinceMs: nowMs(), receivedSinceMs: Number.POSITIVE_INFINITY });
  let writing: Promise<unknown> = Promise.resolve();

  const write = async (rows: readonly EventRow[]): Promise<void> => {
    if (segment.bytes === 0) segment.sinceMs = nowMs();
    const entries: { kind: FrameKind; rows: number; bytes: Buffer }[] = [];
    const put = (kind: FrameKind, count: number, text: string) =>
      entries.push({ kind, rows: count, bytes: toFrame(kind, count, text) });
    if (segment.bytes === 0) put('columns', 0, JSON.stringify(COLUMNS));
    for (const table of TABLES) {
      const ofTable = rows.filter((entry) => entry.table === table);
      const lines = ofTable.map((entry) => toLine(entry.table, entry.row));
      if (lines.length > 0) put(table, lines.length, `${lines.join('\n')}\n`);
    }
    await writeWhole(file, Buffer.concat(entries.map(({ bytes }) => bytes)), segment.bytes);
    if (!WRITES_ARE_SYNCED) await file.datasync();
    for (const { row } of rows)
      segment.receivedSinceMs = Math.min(segment.receivedSinceMs, Date.parse(row.received_at));
    for (const { kind, rows: count, bytes } of entries) {
      const from = segment.bytes + HEAD_BYTES;
      noteFrame(segment, { kind, rows: count, from, to: segment.bytes + bytes.length });
    }
  };

  return {
    segment,
    add: (rows) => {
      const written = write(rows);
      writing = written.catch(() => {});
      return written;
    },
    seal: async () => {
      await writing;
      await file.close().catch(() => {}); // acknowledged rows are already durable
    },
  };
}

async function writeWhole(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
  }
}

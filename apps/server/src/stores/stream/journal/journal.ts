/**
 * The journal: acknowledged rows that are not in the event store yet, in files below the data directory. A batch is
 * durable once appended to the open file; the oldest file is moved into the event store and then deleted, so after a
 * crash the journal has all missing rows, and possibly some that are already stored.
 */
import { mkdir, open, readdir, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventRow } from '../../events/event-rows.ts';
import { findSegment, type Segment } from './segment.ts';
import { type NewSegment, type SegmentWriter, startSegment } from './write-segment.ts';

/** Size of one file, which is drained at once: some 20 MB of rows at the usual size. */
const SEGMENT_ROWS = 16_384;
const SEGMENT_BYTES = 32_000_000;
/** Space reserved for a file: twice what the last one had, within these limits. */
const RESERVED_BYTES = { least: 16_384, most: 8_388_608 };
const NAME = /^(\d{12})\.journal$/;

export interface Journal {
  /**
   * Resolves when the rows are on disk. One call at a time. Rejects with the file system's error; then no row is
   * guaranteed.
   */
  add(rows: readonly EventRow[]): Promise<void>;
  /** The oldest sealed file; null if none. */
  oldest(): Promise<Segment | null>;
  /** Deletes a file whose rows are in the event store; resolves when a power failure cannot restore it (I-04). */
  remove(segment: Segment): Promise<void>;
  /** Durable rows still in the journal, their file bytes, and the time of the oldest (epoch milliseconds). */
  waiting(): { rows: number; bytes: number; sinceMs: number | null };
  /** A marker for `isGone`, which is true once all current rows have been removed. */
  mark(): number;
  isGone(mark: number): boolean;
  close(): Promise<void>;
}

export interface JournalOptions extends Pick<NewSegment, 'nowMs' | 'openFile'> {
  directory: string;
  /** Called for an incomplete file: it was being written at the stop, or the disk is failing. */
  onLost: (path: string, bytes: number) => void;
}

export async function openJournal({ directory, onLost, ...creating }: JournalOptions): Promise<Journal> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await syncOnce(join(directory, '..'));
  const names = await open(directory);

  const sealed: Segment[] = [];
  let lastNumber = 0;
  for (const name of (await readdir(directory)).sort()) {
    const number = Number(NAME.exec(name)?.[1]);
    if (Number.isNaN(number)) continue;
    lastNumber = number;
    const { segment, lostBytes } = await findSegment(number, join(directory, name));
    if (lostBytes > 0) onLost(segment.path, lostBytes);
    sealed.push(segment);
  }

  const start = async (): Promise<SegmentWriter> => {
    lastNumber += 1;
    const number = lastNumber;
    const path = join(directory, `${String(number).padStart(12, '0')}.journal`);
    const writer = await startSegment({ ...creating, number, path, reservedBytes });
    try {
      await names.sync();
    } catch (error) {
      await writer.seal();
      throw error;
    }
    return writer;
  };
  let reservedBytes = RESERVED_BYTES.least;
  let active: SegmentWriter | null = null;
  /** Prepared in advance, so that no batch waits for the creation of a file. Null if that failed. */
  let spare: Promise<SegmentWriter> | null = null;
  const prepare = () => {
    const prepared = start();
    spare = prepared;
    prepared.catch(() => {
      if (spare === prepared) spare = null;
    });
    return prepared;
  };
  prepare();

  const seal = async (): Promise<void> => {
    if (active === null) return;
    const writer = active;
    active = null;
    sealed.push(writer.segment);
    await writer.seal();
    const { least, most } = RESERVED_BYTES;
    reservedBytes = Math.min(Math.max(least, 2 * writer.segment.bytes), most);
  };
  return {
    add: async (rows) => {
      if (active === null) {
        active = await (spare?.catch(prepare) ?? prepare()); // the spare may have failed on a disk that was full
        prepare();
      }
      const writer = active;
      try {
        await writer.add(rows);
      } catch (error) {
        // The end of the file is unknown now; rows before it are durable.
        if (active === writer) await seal();
        throw error;
      }
      const { segment } = writer;
      const isLarge = segment.rows >= SEGMENT_ROWS || segment.bytes >= SEGMENT_BYTES;
      if (isLarge && active === writer) await seal();
    },
    oldest: async () => {
      if (sealed.length === 0) await seal();
      return sealed[0] ?? null;
    },
    remove: async (segment) => {
      await unlink(segment.path);
      sealed.splice(sealed.indexOf(segment), 1);
      await names.sync();
    },
    waiting: () => {
      const all = [...sealed, ...(active ? [active.segment] : [])];
      return {
        rows: all.reduce((sum, { rows }) => sum + rows, 0),
        bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
        sinceMs: all.find(({ rows }) => rows > 0)?.sinceMs ?? null,
      };
    },
    mark: () => active?.segment.number ?? sealed.at(-1)?.number ?? 0,
    isGone: (mark) => (sealed[0]?.number ?? active?.segment.number ?? Number.POSITIVE_INFINITY) > mark,
    close: async () => {
      await seal();
      const unused = await spare?.catch(() => null);
      await unused?.seal();
      if (unused) await rm(unused.segment.path, { force: true });
      await names.close();
    },
  };
}

/** Syncs a directory, which makes file names durable. */
async function syncOnce(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

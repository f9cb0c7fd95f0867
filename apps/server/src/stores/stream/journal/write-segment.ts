/** A new file of the journal, which rows are added to until it is sealed. */
import { open } from 'node:fs/promises';
import { COLUMNS, toLine } from '../../events/event-lines.ts';
import type { EventRow, EventTable } from '../../events/event-rows.ts';
import { type FrameKind, HEAD_BYTES, toFrame } from './journal-frame.ts';
import { createSegment, noteFrame, type Segment } from './segment.ts';

export interface SegmentWriter {
  readonly segment: Segment;
  /** Resolves when the rows are on disk. One at a time. Rejects when they may not be; then it is to be sealed. */
  add(rows: readonly EventRow[]): Promise<void>;
  /** Resolves when nothing is being added any more, as nothing may be from now on. Never rejects. */
  seal(): Promise<void>;
}

export interface NewSegment {
  path: string;
  /** Makes the file's name durable. */
  syncDirectory: () => Promise<void>;
  nowMs: () => number;
  /** Tests give a full disk. */
  openFile?: typeof open;
}

const TABLES = ['rejected', 'hits', 'playback'] as const satisfies readonly EventTable[];

/** Rejects when the file cannot be made. */
export async function startSegment(options: NewSegment): Promise<SegmentWriter> {
  const { path, syncDirectory, nowMs, openFile = open } = options;
  const file = await openFile(path, 'ax', 0o600);
  const segment = createSegment(path, nowMs());
  let writing: Promise<unknown> = Promise.resolve();

  const write = async (rows: readonly EventRow[]): Promise<void> => {
    const isFirst = segment.bytes === 0;
    const entries: { kind: FrameKind; rows: number; bytes: Buffer }[] = [];
    const put = (kind: FrameKind, count: number, text: string) =>
      entries.push({ kind, rows: count, bytes: toFrame(kind, count, text) });
    if (isFirst) put('columns', 0, JSON.stringify(COLUMNS));
    for (const table of TABLES) {
      const ofTable = rows.filter((entry) => entry.table === table);
      const lines = ofTable.map((entry) => toLine(entry.table, entry.row));
      if (lines.length > 0) put(table, lines.length, `${lines.join('\n')}\n`);
    }
    await file.appendFile(
      entries.length === 1 ? (entries[0]?.bytes ?? '') : Buffer.concat(entries.map((e) => e.bytes)),
    );
    await file.datasync();
    if (isFirst) await syncDirectory();
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
      await file.close().catch(() => {}); // what was acknowledged is durable already
    },
  };
}

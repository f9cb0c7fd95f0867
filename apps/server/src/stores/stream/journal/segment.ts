/** One file of the journal, and the location of each table's rows in it. */
import { readFile, stat } from 'node:fs/promises';
import { COLUMNS } from '../../events/event-lines.ts';
import { type EventTable, type EventTables, wholeRow } from '../../events/event-rows.ts';
import type { LinesInFile } from '../../events/event-store.ts';
import { type Frame, readFrames } from './journal-frame.ts';

type Range = readonly [from: number, to: number];

export interface Segment {
  /** Increases with each file. */
  number: number;
  path: string;
  /** Columns of each table's lines, in the version that wrote them. */
  columns: Readonly<Record<EventTable, readonly string[]>>;
  /** Byte count of complete frames. */
  bytes: number;
  rows: number;
  /** When its first row was written; for a file found at start, its last. Epoch milliseconds. */
  sinceMs: number;
  /** When the first of its rows was received, epoch ms; of a file found at start it is not known. */
  receivedSinceMs: number;
  lines: Map<EventTable, Range[]>;
}

type Times = Pick<Segment, 'sinceMs' | 'receivedSinceMs'>;
export const createSegment = (number: number, path: string, times: Times): Segment => ({
  number,
  path,
  columns: COLUMNS,
  bytes: 0,
  rows: 0,
  ...times,
  lines: new Map(),
});

/** Records a frame that is on disk. */
export function noteFrame(segment: Segment, { kind, rows, from, to }: Frame): void {
  segment.bytes = to;
  segment.rows += rows;
  if (kind === 'columns') return;
  const ranges = segment.lines.get(kind) ?? [];
  ranges.push([from, to]);
  segment.lines.set(kind, ranges);
}

/** A file left by an earlier process. `lostBytes`: bytes outside of complete frames. */
export async function findSegment(number: number, path: string): Promise<{ segment: Segment; lostBytes: number }> {
  const file = await readFile(path);
  const { frames, lostBytes } = readFrames(file);
  const times = { sinceMs: (await stat(path)).mtimeMs, receivedSinceMs: Number.NEGATIVE_INFINITY };
  const segment = createSegment(number, path, times);
  for (const frame of frames) {
    if (frame.kind === 'columns') segment.columns = JSON.parse(file.toString('utf8', frame.from, frame.to)); // our own, and complete
    noteFrame(segment, frame);
  }
  return { segment, lostBytes };
}

export const linesOf = ({ path, columns, lines, receivedSinceMs }: Segment, table: EventTable): LinesInFile => ({
  path,
  columns: columns[table],
  ranges: lines.get(table) ?? [],
  receivedSinceMs,
});

/** Reads the rows of a table back. */
export async function rowsOf<T extends EventTable>(
  { path, columns, lines }: Segment,
  table: T,
): Promise<EventTables[T][]> {
  const file = await readFile(path);
  const text = (lines.get(table) ?? []).map(([from, to]) => file.toString('utf8', from, to)).join('');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const values = JSON.parse(line) as unknown[]; // cast: our own lines, verified by checksum
      return wholeRow(table, Object.fromEntries(columns[table].map((column, i) => [column, values[i]])));
    });
}

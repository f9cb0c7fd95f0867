/** One file of the journal, and what is known of it: which rows of which table are where. */
import { readFile, stat } from 'node:fs/promises';
import { COLUMNS } from '../../events/event-lines.ts';
import { type EventTable, type EventTables, wholeRow } from '../../events/event-rows.ts';
import type { LinesInFile } from '../../events/event-store.ts';
import { type Frame, readFrames } from './journal-frame.ts';

type Range = readonly [from: number, to: number];

export interface Segment {
  /** Later ones are larger. */
  number: number;
  path: string;
  /** Of the lines of each table, as the version that wrote them had them. */
  columns: Readonly<Record<EventTable, readonly string[]>>;
  /** Of what is whole. */
  bytes: number;
  rows: number;
  /** When its first row was written, or its last when it was found; ms since 1970. */
  sinceMs: number;
  lines: Map<EventTable, Range[]>;
}

export const createSegment = (number: number, path: string, sinceMs: number): Segment => ({
  number,
  path,
  columns: COLUMNS,
  bytes: 0,
  rows: 0,
  sinceMs,
  lines: new Map(),
});

/** Puts down a frame that is on disk. */
export function noteFrame(segment: Segment, { kind, rows, from, to }: Frame): void {
  segment.bytes = to;
  segment.rows += rows;
  if (kind === 'columns') return;
  const ranges = segment.lines.get(kind) ?? [];
  ranges.push([from, to]);
  segment.lines.set(kind, ranges);
}

/** A file that an earlier process left. `lostBytes`: what of it is not whole. */
export async function findSegment(number: number, path: string): Promise<{ segment: Segment; lostBytes: number }> {
  const file = await readFile(path);
  const { frames, lostBytes } = readFrames(file);
  const segment = createSegment(number, path, (await stat(path)).mtimeMs);
  for (const frame of frames) {
    if (frame.kind === 'columns') segment.columns = JSON.parse(file.toString('utf8', frame.from, frame.to)); // our own, and whole
    noteFrame(segment, frame);
  }
  return { segment, lostBytes };
}

export const linesOf = ({ path, columns, lines }: Segment, table: EventTable): LinesInFile => ({
  path,
  columns: columns[table],
  ranges: lines.get(table) ?? [],
});

/** The rows of a table, read back. */
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
      const values = JSON.parse(line) as unknown[]; // cast: our own lines, checked by their sum
      return wholeRow(table, Object.fromEntries(columns[table].map((column, i) => [column, values[i]])));
    });
}

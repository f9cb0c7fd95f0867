/** Rows that were received long before they are stored: of a journal that waited, or of a replay. */
import { type FileHandle, open } from 'node:fs/promises';
import type { EventBasics } from './event-rows.ts';
import type { LinesInFile } from './event-store.ts';

/** What identifies an event, and when it was received. */
export type Arrival = Pick<EventBasics, 'event_id' | 'sent_at' | 'received_at'>;

const isLate = ({ received_at }: Pick<Arrival, 'received_at'>, beforeMs: number): boolean =>
  Date.parse(received_at) < beforeMs;

/** @param beforeMs epoch ms; rows received since then are not late */
export const lateRows = (rows: readonly Arrival[], beforeMs: number): Arrival[] =>
  rows.filter((row) => isLate(row, beforeMs));

const LINE_BREAK = 10;
/** The first two values of a line, if `COLUMNS_FIRST` says what they are. */
const FIRST_VALUES = /^\["[^"\\]*","([^"\\]*)"/;
const COLUMNS_FIRST = ['event_id', 'received_at'];
/** Longer than these two values. */
const FIRST_BYTES = 200;

/** The same of lines in a file: only late ones are parsed, and none is read if no row can be late. Rejects if it cannot be read. */
export async function lateRowsInFile(
  { path, columns, ranges, receivedSinceMs }: LinesInFile,
  beforeMs: number,
): Promise<Arrival[]> {
  if (receivedSinceMs !== undefined && receivedSinceMs >= beforeMs) return [];
  const startsAsExpected = COLUMNS_FIRST.every((name, i) => columns[i] === name);
  const late: Arrival[] = [];
  const addLate = (lines: Buffer) => {
    for (let at = 0; at < lines.length; ) {
      const found = lines.indexOf(LINE_BREAK, at);
      const end = found === -1 ? lines.length : found;
      const start = lines.toString('latin1', at, Math.min(at + FIRST_BYTES, end));
      const received_at = startsAsExpected ? FIRST_VALUES.exec(start)?.[1] : undefined;
      if (received_at === undefined || isLate({ received_at }, beforeMs)) {
        const values = JSON.parse(lines.toString('utf8', at, end)) as unknown[]; // cast: our own lines
        const row = Object.fromEntries(columns.map((column, i) => [column, values[i]])) as unknown as Arrival; // cast: same
        if (isLate(row, beforeMs)) late.push(row);
      }
      at = end + 1;
    }
  };
  const file = await open(path);
  try {
    for (const range of ranges) addLate(await bytesOf(file, range));
  } finally {
    await file.close();
  }
  return late;
}

async function bytesOf(file: FileHandle, [from, to]: LinesInFile['ranges'][number]): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(to - from);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}

/** Rows as lines of JSONCompactEachRow: one array per line, values in the order of `COLUMNS`. */
import { EMPTY_ROWS, type EventTable, type EventTables } from './event-rows.ts';

export const COLUMNS: { [T in EventTable]: readonly (keyof EventTables[T] & string)[] } = {
  hits: Object.keys(EMPTY_ROWS.hits) as (keyof EventTables['hits'])[], // cast: the object is exactly the row
  playback: Object.keys(EMPTY_ROWS.playback) as (keyof EventTables['playback'])[],
  rejected: Object.keys(EMPTY_ROWS.rejected) as (keyof EventTables['rejected'])[],
};

/** Without the line break. */
export const toLine = <T extends EventTable>(table: T, row: EventTables[T]): string =>
  JSON.stringify(COLUMNS[table].map((column) => row[column]));

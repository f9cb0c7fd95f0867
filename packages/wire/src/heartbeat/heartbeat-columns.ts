import type { Storage } from '../field-table.ts';
import {
  HEARTBEAT_FIELDS,
  type HeartbeatColumns,
  type HeartbeatField,
  type HeartbeatFields,
  type HeartbeatOptions,
} from './heartbeat-fields.ts';

/** A parameter with a column. */
interface Filled {
  field: HeartbeatField;
  column: string;
  absent: string | number;
}

const absentOf = (storage: Storage) => (storage === 'text' || storage === 'lowCardinality' ? '' : 0);

const FILLED: readonly Filled[] = Object.entries(HEARTBEAT_FIELDS).flatMap(([field, parameter]) => {
  const { column, absent } = parameter as HeartbeatOptions; // cast: rows without options have neither
  if (column === undefined) return [];
  return [{ field: field as HeartbeatField, column, absent: absent ?? absentOf(parameter.kind.storage) }]; // cast: its own keys
});

/** Columns of an empty heartbeat: '' for text, 0 or the table's value for numbers. */
export const EMPTY_HEARTBEAT_COLUMNS = Object.fromEntries(
  FILLED.map(({ column, absent }) => [column, absent]),
) as unknown as HeartbeatColumns; // cast: built from the same table as the type

/**
 * Writes the parameters that a heartbeat has into an empty row, in place: this runs for every event.
 * @param cutText truncates a text to its column
 */
export function fillHeartbeatColumns(
  row: HeartbeatColumns,
  heartbeat: HeartbeatFields,
  cutText: (text: string) => string,
): void {
  const columns = row as unknown as Record<string, unknown>; // cast: columns of the same table
  for (const { field, column } of FILLED) {
    const value = heartbeat[field];
    if (value !== undefined) columns[column] = typeof value === 'string' ? cutText(value) : value;
  }
}

/** Rows as messages of the stream: one per event, named by the event's id so that the server drops repeats. */
import { EMPTY_ROWS, type EventRow, type EventTable, wholeRow } from '../events/event-rows.ts';

export interface EventMessage {
  /** `Nats-Msg-Id`. */
  id: string;
  payload: Uint8Array;
  rows: readonly EventRow[];
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Rejected events have a separate message id: the same bytes may be readable after a fix, within the deduplication
 * window.
 */
const messageIdOf = ({ table, row }: EventRow): string =>
  table === 'rejected' ? `${row.event_id}:${row.reason}` : row.event_id;

/** @param mostBytes the server's message limit; an event in many report suites may need several messages */
export function toMessages(rows: readonly EventRow[], mostBytes: number): EventMessage[] {
  const byId = new Map<string, EventRow[]>();
  for (const row of rows) {
    const id = messageIdOf(row);
    const sameEvent = byId.get(id);
    if (sameEvent) sameEvent.push(row);
    else byId.set(id, [row]);
  }
  return [...byId].flatMap(([id, ofEvent]) => split(id, ofEvent, mostBytes));
}

function split(id: string, rows: readonly EventRow[], mostBytes: number): EventMessage[] {
  const payload = encoder.encode(JSON.stringify(rows.map(({ table, row }) => [table, withoutEmpty(table, row)])));
  if (payload.length <= mostBytes || rows.length < 2) return [{ id, payload, rows }];
  const half = rows.length >> 1;
  return [...split(`${id}/0`, rows.slice(0, half), mostBytes), ...split(`${id}/1`, rows.slice(half), mostBytes)];
}

/** Throws if it is not one of our messages. */
export function fromMessage(payload: Uint8Array): EventRow[] {
  const entries = JSON.parse(decoder.decode(payload)) as [EventTable, object][]; // cast: checked below
  if (!Array.isArray(entries)) throw new TypeError('not a list of rows');
  return entries.map(([table, row]) => {
    if (!(table in EMPTY_ROWS)) throw new TypeError(`no table ${String(table)}`);
    return { table, row: wholeRow(table, row) } as EventRow; // cast: `toMessages` omits empty columns
  });
}

/** Most of the sixty columns of a row are empty: omitting them leaves a third of the bytes. */
function withoutEmpty(table: EventTable, row: EventRow['row']): object {
  const empty = EMPTY_ROWS[table] as object as Record<string, unknown>; // cast: indexed by the row's own column names
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => !isSame(value, empty[name])));
}

const isSame = (value: unknown, empty: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : value === empty;

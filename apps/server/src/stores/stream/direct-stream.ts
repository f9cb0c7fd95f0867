/**
 * The stream where collectors write to ClickHouse themselves: a group is one insert a table, and durable when that is.
 * Nothing of this process is kept on its own disk.
 */
import type { EventStore } from '../events/event-store.ts';
import type { Protocol } from '../events/reject-reasons.ts';
import type { EventStream } from './event-stream.ts';
import { type GroupOptions, groupAppends } from './group-appends.ts';
import { storeRows } from './store-rows.ts';

/** Each commit is a part that the engine merges with others later, so that company is worth a wait. */
const LINGER_MS = 12;

export interface DirectStreamOptions extends Partial<Omit<GroupOptions, 'commit'>> {
  events: Pick<EventStore, 'insert'>;
  /** Told of each row that the engine would not take and that was kept as rejected. */
  onSetAside?: (protocol: Protocol) => void;
}

export function createDirectStream(options: DirectStreamOptions): EventStream {
  const { events, onSetAside = () => {}, lingerMs = LINGER_MS, ...grouping } = options;
  return groupAppends({ ...grouping, lingerMs, commit: (rows) => storeRows(events, rows, onSetAside) });
}

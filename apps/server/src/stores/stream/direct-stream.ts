/**
 * Stream of collectors that write to ClickHouse directly: a batch is one insert per table, and durable when inserted.
 * Nothing is stored on this process's own disk.
 */
import type { EventStore } from '../events/event-store.ts';
import type { Protocol } from '../events/protocols.ts';
import type { EventStream } from './event-stream.ts';
import { type GroupOptions, groupAppends } from './group-appends.ts';
import { storeRows } from './store-rows.ts';

/** Each commit creates a part that the engine must merge later, so waiting for more rows pays off. */
const LINGER_MS = 12;

export interface DirectStreamOptions extends Partial<Omit<GroupOptions, 'commit'>> {
  events: Pick<EventStore, 'insert'>;
  /** Called for each row that the engine refused and that was stored as rejected. */
  onSetAside?: (protocol: Protocol) => void;
}

export function createDirectStream(options: DirectStreamOptions): EventStream {
  const { events, onSetAside = () => {}, lingerMs = LINGER_MS, ...grouping } = options;
  return groupAppends({ ...grouping, lingerMs, commit: (rows) => storeRows(events, rows, onSetAside) });
}

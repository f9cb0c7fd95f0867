import type { EventStore } from '../events/event-store.ts';

/** For tests: an event store that is empty and stores nothing. */
export const NO_EVENTS: EventStore = {
  query: async () => [],
  readBytes: async () => new Uint8Array(),
  insert: async () => {},
  insertFile: async () => {},
  remove: async () => {},
  change: async () => {},
  beforeInsert: { query: async () => [], change: async () => {} },
  isReady: async () => true,
  close: async () => {},
};

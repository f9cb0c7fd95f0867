import type { EventCounts } from '../backup/back-up.ts';

/** Number of events in a backup, to append to a line of output; empty if they are in the data directory. */
export const eventCountsText = (events: EventCounts): string =>
  events ? `; events: ${events.hits} hits, ${events.playback} heartbeats, ${events.rejected} rejected` : '';

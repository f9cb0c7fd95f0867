/**
 * Parts of the server. `start-server.ts` opens the stores, then registers one plugin for each part of the configured
 * roles. A plugin receives its dependencies as options (a part never imports another), answers under its own paths,
 * closes its resources in an `onClose` hook, and reports through `readiness` when it is usable.
 */
import type { Config } from '../config/config.ts';
import type { Role } from '../config/variable-rules.ts';
import type { ReadinessBoard } from '../http/monitoring/readiness.ts';
import type { Metrics } from '../http/monitoring/server-metrics.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';

/** What composition has for every part; the options of each plugin pick from it. */
export interface ServerParts {
  config: Config;
  events: EventStore;
  stream: EventStream;
  readiness: ReadinessBoard;
  metrics: Metrics;
}

/** Parts and the roles that include them. */
export const PARTS = {
  collection: ['collect'],
  identity: ['collect'],
  playbackSettings: ['collect'],
  site: ['web'],
  advertising: ['web'],
  live: ['web'],
  delivery: ['web'],
  accounts: ['web', 'studio'],
  studio: ['studio'],
  reports: ['studio'],
  activities: ['studio'],
  privacy: ['studio'],
  realtime: ['studio'],
} as const satisfies Record<string, readonly Role[]>;
export type PartName = keyof typeof PARTS;

export function needsPart(roles: readonly Role[], part: PartName): boolean {
  const neededBy: readonly Role[] = PARTS[part];
  return neededBy.some((role) => roles.includes(role));
}

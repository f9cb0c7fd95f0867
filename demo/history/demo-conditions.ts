import { MINUTE_MS } from '@sintonia/wire/durations';
import type { HistoryConditions } from './history-messages.ts';

/** The demo's audience, with a little of everything that happens to a real one. */
export const DEMO_CONDITIONS: HistoryConditions = {
  robots: 3,
  unknownRobots: 1,
  privateWindows: 4,
  changesOfMind: 2,
  blockers: 5,
  clockErrorMs: 10 * MINUTE_MS,
  clockErrors: 4,
  clockJumpMs: 900_000,
  clockJumps: 1,
  signedIn: 12,
  secondTabs: 3,
  secondDevices: 6,
  closedLids: 1,
  sleepingTabs: 1,
  hiddenTabs: 8,
  networkDrops: 2,
};

import type { Participation } from '@sintonia/contracts';
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';

/** Shortly before midnight in every European time zone. */
const LATE_MS = 21.5 * HOUR_MS;
const DAYS_LEFT = 12;

/** The demo's polls and contests always close some days from now, since a demo runs on any day. */
export const everOpen = (defined: readonly Participation[], now: Date): Participation[] =>
  defined.map((one) => ({
    ...one,
    closesAt: new Date(Math.floor(now.getTime() / DAY_MS + DAYS_LEFT) * DAY_MS + LATE_MS).toISOString(),
  }));

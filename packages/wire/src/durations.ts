/**
 * Durations. A calendar day is not always `DAY_MS` long: calendar days are counted in the broadcaster's zone.
 * Code of the tag uses literals instead: this module would cost its critical part 100 bytes (budgets.json).
 */
export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;
export const SECOND_MS = 1000;
export const MINUTE_MS = MINUTE_S * SECOND_MS;
export const HOUR_MS = HOUR_S * SECOND_MS;
export const DAY_MS = DAY_S * SECOND_MS;
export const WEEK_MS = 7 * DAY_MS;

/** How far back each day is compared: distinct visitors of a period of one day more add up. */
export const LOOKBACK_DAYS = 31;

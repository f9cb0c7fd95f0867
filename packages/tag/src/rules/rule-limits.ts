/** T-02, § 9: how long an action or a condition may take. */
export const RULE_TIMEOUT_MS = 2_000;

/**
 * C-06: how many rules wait in memory for the visitor's choice; the newest are given up, since a visit's beginning
 * says most.
 */
export const MAX_WAITING = 100;

/** T-03, § 9: how deep data elements may ask for one another. */
export const MAX_DEPTH = 10;

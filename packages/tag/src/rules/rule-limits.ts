/** T-02, § 9: longest duration of an action or a condition. */
export const RULE_TIMEOUT_MS = 2_000;

/**
 * C-06: number of rules that wait in memory for the visitor's choice; the newest are dropped, because the start of a
 * visit is the most informative.
 */
export const MAX_WAITING = 100;

/** T-03, § 9: depth of references between data elements. */
export const MAX_DEPTH = 10;

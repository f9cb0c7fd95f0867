/** T-02, § 9: how long an action or a condition may take. */
export const RULE_TIMEOUT_MS = 2_000;

/** T-03, § 9: how deep data elements may ask for one another. */
export const MOST_LEVELS = 10;

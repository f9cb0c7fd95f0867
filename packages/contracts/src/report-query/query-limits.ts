/** How much one query may ask. */
export const QUERY_LIMITS = {
  metrics: 20,
  dimensions: 3,
  segments: 8,
  /** How deep `all`, `any` and `not` may be nested. */
  filterDepth: 12,
  /** Conditions in one `all` or `any`. */
  filterConditions: 100,
  /** Values of one `in`. */
  listValues: 1000,
  valueCharacters: 1000,
  /** Rows of one page. */
  rows: 10_000,
  /** Days of a period. */
  days: 400,
} as const;

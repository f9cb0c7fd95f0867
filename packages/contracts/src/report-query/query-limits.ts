/** Limits of one query. */
export const QUERY_LIMITS = {
  metrics: 20,
  dimensions: 3,
  segments: 8,
  funnelSteps: 8,
  /** Nesting depth of `all`, `any` and `not`. */
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

type Cell = string | number | null;
type FoundRow = Record<string, Cell> & { row_id: string };

/** A row behind a figure, as its statement found it, for readers: the times are ISO 8601, dimensions have their names. */
export function shownRow({
  at_ms,
  last_at_ms,
  row_id,
  row_count: _all,
  total: _total,
  window_ms: _window,
  ...others
}: FoundRow) {
  const named = Object.entries(others).map(([key, value]) => [key.replace(/^k_/, ''), value]);
  return {
    ...instantField('at', at_ms),
    ...instantField('lastAt', last_at_ms),
    id: row_id,
    ...Object.fromEntries(named),
  };
}

const instantField = (name: string, ms: Cell | undefined): Record<string, string> =>
  typeof ms === 'number' ? { [name]: new Date(ms).toISOString() } : {};

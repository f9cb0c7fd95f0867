/** Stored events as rows, for counts in plain code that owe nothing to the report engine. */
import type { RawRows } from '../../apps/server/src/reports/recount/testing/recount-query.ts';
import type { HitRow, PlaybackRow } from '../../apps/server/src/stores/events/event-rows.ts';

const STORED_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/;

/** Times in ISO 8601, as rows have them before they are stored. */
function asWritten<Row>(row: Row & Record<string, unknown>): Row {
  const times = Object.entries(row).filter(([key]) => key.endsWith('_at'));
  for (const [key, value] of times)
    if (typeof value === 'string' && STORED_TIME.test(value))
      Object.assign(row, { [key]: `${value.replace(' ', 'T')}Z` });
  return row;
}

/** @param cookie of an administrator */
async function rowsOf<Row>(
  origin: string,
  cookie: string,
  table: 'hits' | 'playback',
  { suite, fromMs, toMs }: { suite: string; fromMs: number; toMs: number },
): Promise<Row[]> {
  const [from, to] = [new Date(fromMs).toISOString(), new Date(toMs).toISOString()];
  const query = new URLSearchParams({ table, from, to, suite });
  const answer = await fetch(`${origin}/api/v1/events?${query}`, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`the export of ${table} was answered ${answer.status}`);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '');
  return lines.map((line) => asWritten(JSON.parse(line) as Row & Record<string, unknown>)); // cast: rows of that table
}

/** Events of a period of one suite. */
export async function rawRows(
  origin: string,
  cookie: string,
  span: { suite: string; fromMs: number; toMs: number },
): Promise<RawRows> {
  return {
    hits: await rowsOf<HitRow>(origin, cookie, 'hits', span),
    heartbeats: await rowsOf<PlaybackRow>(origin, cookie, 'playback', span),
  };
}

/** The suite whose figures the studio shows. */
export async function shownSuite(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/reports/suites`, { headers: { cookie } });
  return ((await answer.json()) as { shown: string }).shown; // cast: our own server's answer
}

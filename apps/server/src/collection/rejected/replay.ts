/**
 * Decodes rejected events again after a fix: readable ones move into their table, exactly once.
 *
 * An event's id and time depend on the received bytes, so repeated work (an interrupted replay, a
 * client that sent it again meanwhile) is one row. A refused event is deleted only when its rows were found stored.
 */
import { type DecodedAgain, decodeAgain } from './decode-again.ts';
import type { ReplayParts, ReplayRequest, ReplaySummary, StoredRejection } from './replay-request.ts';
import { storeReplayed } from './store-replayed.ts';

const PAGE_ROWS = 500;
const REMOVED_PER_STATEMENT = 5000;

const PAGE_QUERY = `
  SELECT event_id, toUnixTimestamp64Milli(received_at) AS received_ms, protocol, reason, field, method, path, raw,
    is_whole, user_agent, address, is_resent, client_clock_ms, request_visitors, request_sessions, source_arrivals,
    claimed_ahead_s
  FROM rejected FINAL
  WHERE reason = {reason:String} AND ({isAll:UInt8} OR event_id IN {ids:Array(String)})
    AND (received_at, event_id) > (fromUnixTimestamp64Milli({fromMs:Int64}, 'UTC'), {afterId:String})
  ORDER BY received_at, event_id LIMIT {page:UInt32}`;

/** Rejects with `EventStoreError` or `StreamError` on failure; a repetition continues where it stopped. */
export async function replay(
  { events, stream, decode }: ReplayParts,
  { reason, ids = null, sinceMs, isDryRun }: ReplayRequest,
): Promise<ReplaySummary> {
  const summary: ReplaySummary = { looked: 0, readable: 0, cut: 0, still: {}, moved: 0 };
  const moved: string[] = [];
  await stream.settle(); // so that recent rejections are included
  let after = { fromMs: sinceMs, afterId: '' };
  for (;;) {
    const page = await events.query<StoredRejection>(PAGE_QUERY, {
      reason,
      isAll: ids === null ? 1 : 0,
      ids: [...(ids ?? [])],
      ...after,
      page: PAGE_ROWS,
    });
    const results = await Promise.all(page.map(async (row) => ({ row, again: await decodeAgain(row, decode) })));
    for (const { again } of results) count(summary, again);
    if (!isDryRun) moved.push(...(await storeReplayed({ events, stream }, results)));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_ROWS) break;
    after = { fromMs: last.received_ms, afterId: last.event_id };
  }
  for (let i = 0; i < moved.length; i += REMOVED_PER_STATEMENT) {
    const ids = moved.slice(i, i + REMOVED_PER_STATEMENT);
    await events.remove('rejected', 'reason = {reason:String} AND event_id IN {ids:Array(String)}', { reason, ids });
  }
  return { ...summary, moved: moved.length };
}

function count(summary: ReplaySummary, again: DecodedAgain): void {
  summary.looked += 1;
  if (again.kind === 'readable') summary.readable += 1;
  else if (again.kind === 'cut') summary.cut += 1;
  else summary.still[again.reason] = (summary.still[again.reason] ?? 0) + 1;
}

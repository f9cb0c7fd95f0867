/**
 * Decodes rejected events again after a fix: readable ones move into their table, exactly once.
 *
 * An event's id and time depend on the received bytes, so repeated work (an interrupted replay, a
 * client that sent it again meanwhile) is one row. A refused event is deleted only when its rows were found stored.
 */
import type { RejectReason } from '@sintonia/contracts';
import type { EventRow, RejectedRow } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { EventStream } from '../../stores/stream/event-stream.ts';
import type { Decode } from '../protocols/decode.ts';
import { type ReadAgain, readAgain } from './read-again.ts';

export interface ReplayParts {
  events: Pick<EventStore, 'query' | 'remove'>;
  stream: Pick<EventStream, 'append' | 'settle'>;
  decode: Decode;
}

export interface ReplayRequest {
  reason: RejectReason;
  /** Only these events; null for all of the reason. */
  ids?: readonly string[] | null;
  /** Received at or after; epoch ms. */
  sinceMs: number;
  /** Only reports what would happen. */
  isDryRun: boolean;
}

export interface ReplaySummary {
  /** Rejected events examined; each is in one of the next three groups. */
  looked: number;
  /**
   * Readable now. Without a dry run they were moved, except events that the store refused and those with suites that
   * are still unknown.
   */
  readable: number;
  /** Only their beginning is stored. */
  cut: number;
  /** Still unreadable, by their current reason. */
  still: Partial<Record<RejectReason, number>>;
  moved: number;
}

type StoredRejection = Omit<RejectedRow, 'received_at'> & { received_ms: number };

const PAGE = 500;
const REMOVED_AT_ONCE = 5000;

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
      page: PAGE,
    });
    const results = await Promise.all(page.map(async (row) => ({ row, again: await readAgain(row, decode) })));
    for (const { again } of results) count(summary, again);
    if (!isDryRun) moved.push(...(await store({ events, stream }, results)));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) break;
    after = { fromMs: last.received_ms, afterId: last.event_id };
  }
  for (let i = 0; i < moved.length; i += REMOVED_AT_ONCE) {
    const ids = moved.slice(i, i + REMOVED_AT_ONCE);
    await events.remove('rejected', 'reason = {reason:String} AND event_id IN {ids:Array(String)}', { reason, ids });
  }
  return { ...summary, moved: moved.length };
}

function count(summary: ReplaySummary, again: ReadAgain): void {
  summary.looked += 1;
  if (again.kind === 'readable') summary.readable += 1;
  else if (again.kind === 'cut') summary.cut += 1;
  else summary.still[again.reason] = (summary.still[again.reason] ?? 0) + 1;
}

/** Makes readable events durable. Returns the ids of rejected events whose rows are all stored. */
async function store(
  { events, stream }: Omit<ReplayParts, 'decode'>,
  results: readonly { row: StoredRejection; again: ReadAgain }[],
): Promise<string[]> {
  const readable = results.flatMap(({ row, again }) => (again.kind === 'readable' ? [{ row, ...again }] : []));
  const rows = readable.flatMap((one) => one.rows);
  if (rows.length === 0) return [];
  await stream.append(rows);
  await stream.settle();
  const stored = await storedIds(events, rows);
  return readable
    .filter((one) => !one.isPart && one.rows.every(({ row }) => stored.has(row.event_id)))
    .map(({ row }) => row.event_id);
}

/** An event that the engine refused was rejected again instead: it must not be deleted. */
async function storedIds(events: Pick<EventStore, 'query'>, rows: readonly EventRow[]): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const table of ['hits', 'playback', 'rejected'] as const) {
    const ids = rows.filter((entry) => entry.table === table).map((entry) => entry.row.event_id);
    if (ids.length === 0) continue;
    const found = await events.query<{ event_id: string }>(
      `SELECT DISTINCT event_id FROM ${table} WHERE event_id IN {ids:Array(String)}`,
      { ids },
    );
    for (const { event_id } of found) stored.add(event_id);
  }
  return stored;
}

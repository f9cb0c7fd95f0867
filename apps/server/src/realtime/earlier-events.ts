/**
 * Stored events before a place in the list, newest first, with those that figures leave out: pages by key, however long
 * the list is.
 */
import type { EarlierEvents, EventPlace } from '@sintonia/contracts';
import { DAY_MS, HOUR_MS } from '@sintonia/wire/durations';
import type { EventRow, HitRow, PlaybackRow } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { inIso, OF_SUITE, ofVisitor, toIso } from './event-conditions.ts';
import { toLiveEvent } from './live-event.ts';

/** Events of a page. */
export const EARLIER_EVENTS = 200;
/** Times searched backwards, each only if the previous one has less than a page. The last one exceeds any retention. */
const SEARCHED_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 7 * DAY_MS, 31 * DAY_MS, 1200 * DAY_MS];
const LIMITS = { maxSeconds: 10 };

const IN_TIME = `received_at > fromUnixTimestamp64Milli({from:Int64}, 'UTC')
  and received_at <= fromUnixTimestamp64Milli({at:Int64}, 'UTC')`;
const BEFORE = `${IN_TIME} and ({id:String} = '' or received_at < fromUnixTimestamp64Milli({at:Int64}, 'UTC') or event_id < {id:String})`;
const OF_VISITOR = ofVisitor(IN_TIME);

type Table = 'hits' | 'playback';
interface Key {
  event_id: string;
  received_at: string;
}

/** Only the keys are sorted; whole requests are read for one page. */
const keysOf = (table: Table) => `
  select event_id, received_at from ${table} final
  where ${OF_SUITE[table]} and ${BEFORE} and ${OF_VISITOR[table]}
  order by received_at desc, event_id desc limit {rows:UInt32}`;
const rowsOf = (table: Table) => `
  select * from ${table} final where ${OF_SUITE[table]} and ${IN_TIME} and event_id in {ids:Array(String)}`;

/**
 * @param place the last event that is known; without id, events of the same millisecond are included
 * @param visitor start of an id; empty for all visitors
 */
export async function earlierEvents(
  events: Pick<EventStore, 'query'>,
  { suite, visitor, place }: { suite: string; visitor: string; place: { atMs: number; id: string } },
): Promise<EarlierEvents> {
  const rows = EARLIER_EVENTS;
  const params = { suite, visitor, at: place.atMs, id: place.id };
  let keys: Key[] = [];
  for (const searchedMs of SEARCHED_MS) {
    const within = { ...params, rows, from: place.atMs - searchedMs };
    const found = await Promise.all([
      events.query<Key>(keysOf('hits'), within, LIMITS),
      events.query<Key>(keysOf('playback'), within, LIMITS),
    ]);
    keys = found.flat().sort(newestFirst).slice(0, rows);
    if (keys.length === rows) break;
  }
  const last = keys.at(-1);
  if (!last) return { events: [], next: null };
  const oldestMs = Date.parse(toIso(last.received_at));
  const ofPage = { ...params, from: oldestMs - 1, ids: keys.map(({ event_id }) => event_id) };
  const [hits, heartbeats] = await Promise.all([
    events.query<HitRow>(rowsOf('hits'), ofPage, LIMITS),
    events.query<PlaybackRow>(rowsOf('playback'), ofPage, LIMITS),
  ]);
  const stored: EventRow[] = [
    ...hits.map((row): EventRow => ({ table: 'hits', row: { ...row, ...inIso(row) } })),
    ...heartbeats.map((row): EventRow => ({ table: 'playback', row: { ...row, ...inIso(row) } })),
  ].sort((a, b) => newestFirst(a.row, b.row));
  const next: EventPlace | null =
    keys.length < rows ? null : { at: new Date(oldestMs).toISOString(), id: last.event_id };
  return { events: stored.flatMap((row) => toLiveEvent(row) ?? []), next };
}

/** The order of the queries. */
function newestFirst(a: Key, b: Key): number {
  if (a.received_at !== b.received_at) return a.received_at < b.received_at ? 1 : -1;
  return a.event_id < b.event_id ? 1 : -1;
}

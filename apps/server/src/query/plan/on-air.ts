/** The broadcast on air at an instant or during an interval, for the rows of live streams. */
import type { ScheduledItem } from '../broadcasts.ts';
import { list, named, plain, type Sql, sql, texts, wholeMsList } from '../sql.ts';
import { chunked } from './schedule-rows.ts';

/** Column with the name of the broadcast on air; '' for on-demand playback and where the schedule has nothing. */
export const BROADCAST_COLUMN = 'broadcast';
/** Properties of the viewing that determine it. */
export const ON_AIR_NEEDS = [BROADCAST_COLUMN, 'stream_kind', 'playback_channel'] as const;
export const IS_LIVE_KIND = sql`('live', 'linear')`;

export const isOnAir = ({ needs }: { needs: ReadonlySet<string> }): boolean => needs.has(BROADCAST_COLUMN);

/** Name that analysts see: channel, start in UTC, title. */
export const broadcastName = ({ channel, startMs, title }: ScheduledItem): string =>
  `${channel} ${new Date(startMs).toISOString().slice(0, 16)}Z ${title}`;

/** Width of each channel's range of slots, ms. Epoch times exceed it in 2248. */
const CHANNEL_MS = 2 ** 43;

/** Slots of all channels in order; each lasts until the next one starts. Channel 0 is on-demand playback. */
interface OnAir {
  channels: string[];
  /** `CHANNEL_MS` × number of the channel + epoch ms. */
  starts: number[];
  /** '' where nothing is on air. */
  names: string[];
}

/** A broadcast is on air until its end, or until the next one of its channel begins. Pure. */
export function onAirOf(broadcasts: readonly ScheduledItem[]): OnAir {
  const channels = [...new Set(broadcasts.map(({ channel }) => channel))];
  const starts = [0];
  const names = [''];
  const begin = (atMs: number, name: string) => {
    if (starts.at(-1) === atMs) names.pop();
    else starts.push(atMs);
    names.push(name);
  };
  for (const [i, channel] of channels.entries()) {
    const baseMs = (i + 1) * CHANNEL_MS;
    begin(baseMs, '');
    const own = broadcasts.filter((one) => one.channel === channel).sort((a, b) => a.startMs - b.startMs);
    for (const [n, one] of own.entries()) {
      begin(baseMs + one.startMs, broadcastName(one));
      if (one.endMs < (own[n + 1]?.startMs ?? Number.POSITIVE_INFINITY)) begin(baseMs + one.endMs, '');
    }
  }
  return { channels, starts, names };
}

/** `WITH` clause of constants: `on_air_channels`, `on_air_starts`, and `on_air_names`. */
function constants(broadcasts: readonly ScheduledItem[]): Sql {
  const { channels, starts, names } = onAirOf(broadcasts);
  return sql`with ${texts(channels)} as on_air_channels,
    ${chunked(starts, (part) => sql`cast(${wholeMsList(part)} as Array(UInt64))`)} as on_air_starts,
    ${chunked(names, texts)} as on_air_names`;
}

/** Start of the range of the viewing's channel; 0 for on-demand playback. */
const BASE = sql`if(stream_kind in ${IS_LIVE_KIND}, indexOf(on_air_channels, playback_channel), 0) * ${plain(String(CHANNEL_MS))}`;
const slotAt = (code: Sql): Sql =>
  sql`transform(roundDown(${code}, on_air_starts), on_air_starts, arrayEnumerate(on_air_starts), 1)`;

/** The rows with the broadcast that is on air at an instant of each row, epoch ms. */
export const onAirAt = (broadcasts: readonly ScheduledItem[], rows: Sql, ms: Sql): Sql => sql`
  ${constants(broadcasts)}
  select *, on_air_names[${slotAt(sql`${BASE} + toUInt64(${ms})`)}] as ${named(BROADCAST_COLUMN)} from (${rows})`;

/**
 * Cuts the rows at the boundaries of broadcasts: `part_begin_ms` and `part_end_ms` of each part. An interval of length zero
 * has one part.
 *
 * @param begin of the rows' interval, epoch ms
 * @param end not before the beginning
 */
export function onAirParts(broadcasts: readonly ScheduledItem[], rows: Sql, begin: Sql, end: Sql): Sql {
  const columns = [
    sql`greatest(on_air_from, on_air_starts[on_air_slot]) - on_air_base as part_begin_ms`,
    sql`least(on_air_to, if(on_air_slot < length(on_air_starts), on_air_starts[on_air_slot + 1], on_air_to)) - on_air_base
      as part_end_ms`,
    sql`on_air_names[on_air_slot] as ${named(BROADCAST_COLUMN)}`,
  ];
  return sql`
    ${constants(broadcasts)}
    select * except (on_air_base, on_air_from, on_air_to, on_air_slot)
      replace (toInt64(part_begin_ms) as part_begin_ms, toInt64(part_end_ms) as part_end_ms)
    from (
      select *, ${list(columns)} from (
        select *, arrayJoin(range(
          ${slotAt(sql`on_air_from`)}, ${slotAt(sql`greatest(on_air_from, on_air_to - 1)`)} + 1
        )) as on_air_slot
        from (
          select *, ${BASE} as on_air_base, on_air_base + toUInt64(${begin}) as on_air_from,
            on_air_base + toUInt64(${end}) as on_air_to
          from (${rows})
        )
      )
    )`;
}

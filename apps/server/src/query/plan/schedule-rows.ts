/** Broadcasts of the schedule as rows of a statement, from bound values. */
import type { ScheduledItem } from '../broadcasts.ts';
import { list, named, type Sql, sql, texts, wholeMsList } from '../sql.ts';

/** Most values in one bound array: a ClickHouse server accepts 128 KiB for each (`http_max_field_value_size`). */
const AT_ONCE = 500;

/** An array of many values, in several bound parts. @param bind binds one part */
export function chunked<T>(values: readonly T[], bind: (part: readonly T[]) => Sql): Sql {
  const parts = Array.from({ length: Math.ceil(values.length / AT_ONCE) || 1 }, (_, i) =>
    values.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
  return sql`arrayConcat(${list(parts.map(bind))})`;
}

const COLUMNS = ['id', 'channel', 'from_ms', 'to_ms', 'title', 'media_id'];

/** `id, channel, from_ms, to_ms, title, media_id`. */
export const scheduleRows = (broadcasts: readonly ScheduledItem[]): Sql => sql`
  select ${list(COLUMNS.map((name, i) => sql`item.${named(String(i + 1))} as ${named(name)}`))}
  from (select arrayJoin(${chunked(broadcasts, (part) => sql`arrayZip(${list(columnsOf(part))})`)}) as item)`;

const columnsOf = (items: readonly ScheduledItem[]): Sql[] => [
  texts(items.map(({ channel, startMs }) => `${channel} ${new Date(startMs).toISOString()}`)),
  texts(items.map(({ channel }) => channel)),
  wholeMsList(items.map(({ startMs }) => startMs)),
  wholeMsList(items.map(({ endMs }) => endMs)),
  texts(items.map(({ title }) => title)),
  texts(items.map(({ mediaId }) => mediaId)),
];

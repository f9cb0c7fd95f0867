import type { ImportRequest } from './import-item.ts';
import type { Run } from './import-run.ts';
import { isOfKind, itemName, type StoredItem } from './stored-item.ts';

/**
 * Names of stored items of this feed that the feed does not contain any more. They are found before its items are
 * stored, so that no new item can refer to them. An empty feed is treated as a failure and removes nothing.
 */
export function missing({ source, items, unread, covers }: ImportRequest, now: Iterable<StoredItem>): string[] {
  if (items.length === 0) return [];
  const known = new Set([...items.map(({ kind, key }) => `${kind} ${key}`), ...unread]);
  return [...now]
    .filter((item) => item.source === source && !item.isRemoved && covers.includes(item.kind))
    .filter(({ kind, key }) => kind !== 'broadcast' && !known.has(`${kind} ${key}`))
    .map(itemName);
}

/** The same for broadcasts. A feed covers some hours or days, so this is computed once they are known. */
export function missingBroadcasts({ source, unread }: ImportRequest, { now, read }: Run): string[] {
  const known = new Set(unread);
  const announced = Map.groupBy(
    [...read.keys()].flatMap((name) => now.get(name) ?? []).filter(isOfKind('broadcast')),
    ({ document }) => document.channel,
  );
  const reach = new Map(
    [...announced].map(([channel, of]) => {
      const starts = of.map(({ document }) => document.startsAt).sort();
      const ends = of.map(({ document }) => document.endsAt).sort();
      return [channel, { from: starts[0] ?? '', to: ends.at(-1) ?? '' }];
    }),
  );
  return [...now.values()]
    .filter(isOfKind('broadcast'))
    .filter((item) => item.source === source && !item.isRemoved)
    .filter((item) => !read.has(itemName(item)) && !known.has(`broadcast ${item.key}`))
    .filter(({ document: { channel, startsAt, endsAt } }) => {
      const of = reach.get(channel);
      return of !== undefined && of.from <= startsAt && of.to >= endsAt;
    })
    .map(itemName);
}

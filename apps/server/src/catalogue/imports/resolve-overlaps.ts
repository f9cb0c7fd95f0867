/** Resolves overlaps of a channel's broadcasts: newly imported ones replace stored ones. Pure. */
import { isOfKind, itemName, type StoredItem } from './stored-item.ts';

export interface ResolvedOverlaps {
  /** Names of new items that overlap each other, with the reason. */
  overlapping: Map<string, string>;
  /** Names of stored items that are replaced. */
  replaced: string[];
}

const byStart = (a: StoredItem<'broadcast'>, b: StoredItem<'broadcast'>): number =>
  a.document.startsAt < b.document.startsAt ? -1 : 1;

/**
 * @param now everything imported, including this run
 * @param isRead whether an item is part of this run
 */
export function resolveOverlaps(now: Iterable<StoredItem>, isRead: (name: string) => boolean): ResolvedOverlaps {
  const present = [...now].filter(isOfKind('broadcast')).filter(({ isRemoved }) => !isRemoved);
  const overlapping = new Map<string, string>();
  const replaced: string[] = [];
  for (const broadcasts of Map.groupBy(present, ({ document }) => document.channel).values()) {
    const [imported, stored] = [true, false].map((read) =>
      broadcasts.filter((item) => isRead(itemName(item)) === read).sort(byStart),
    ) as [StoredItem<'broadcast'>[], StoredItem<'broadcast'>[]]; // cast: `map` loses the tuple's length
    const accepted: StoredItem<'broadcast'>[] = [];
    for (const item of imported) {
      const last = accepted.at(-1);
      if (last && item.document.startsAt < last.document.endsAt)
        overlapping.set(itemName(item), `“${last.document.title}” is on until ${last.document.endsAt}`);
      else accepted.push(item);
    }
    let at = 0;
    for (const item of stored) {
      while ((accepted[at]?.document.endsAt ?? '~') <= item.document.startsAt) at += 1;
      const overlapped = accepted[at];
      if (overlapped && overlapped.document.startsAt < item.document.endsAt) replaced.push(itemName(item));
    }
  }
  return { overlapping, replaced };
}

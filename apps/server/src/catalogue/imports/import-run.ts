/** State of one run of an import while it is planned. */
import type { ImportItem } from './import-item.ts';
import type { Refusal } from './import-outcome.ts';
import type { StoredItem } from './stored-item.ts';

/** Items during the run, by `itemName`. */
export interface Run {
  /** Every item ever imported, including removed ones. */
  before: ReadonlyMap<string, StoredItem>;
  now: Map<string, StoredItem>;
  /** Items of the feed. */
  read: Map<string, ImportItem>;
  /** Refused items of the feed. */
  refused: Map<string, Refusal>;
  duplicates: Refusal[];
}

const nameOf = ({ document }: ImportItem): string => ('title' in document ? document.title : document.name);

export const refusal = (item: ImportItem, reason: string): Refusal => ({ at: item.at, title: nameOf(item), reason });

/** The stored version stays. */
export function refuse({ before, now, read, refused }: Run, name: string, reason: string): void {
  const item = read.get(name);
  if (!item || refused.has(name)) return;
  refused.set(name, refusal(item, reason));
  const last = before.get(name);
  if (last) now.set(name, last);
  else now.delete(name);
}

export function exclude({ now }: Run, name: string): void {
  const item = now.get(name);
  if (item) now.set(name, { ...item, isRemoved: true });
}

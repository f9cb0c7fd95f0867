/** Report of an import run, for the person who started it. */
import type { ItemKind } from './import-item.ts';

export interface KindCounts {
  added: number;
  changed: number;
  unchanged: number;
  /** Items no longer in the feed, removed on request. */
  removed: number;
  /** Broadcasts replaced by newer ones at the same time. */
  replaced: number;
}

export interface Refusal {
  /** Position in the file. */
  at: string;
  title: string;
  reason: string;
}

export interface Change {
  what: Exclude<keyof KindCounts, 'unchanged'>;
  kind: ItemKind;
  title: string;
}

export interface ImportOutcome {
  isDryRun: boolean;
  counts: Partial<Record<ItemKind, KindCounts>>;
  changes: Change[];
  refused: Refusal[];
  /** Why the result is not visible on the site yet; null if it is. */
  notShown: string | null;
}

/** What a run came to, for who gave it. */
import type { ItemKind } from './import-item.ts';

export interface KindCounts {
  added: number;
  changed: number;
  unchanged: number;
  /** Gone from the feed, and taken back because that was asked for. */
  removed: number;
  /** Broadcasts that give way to newer ones at the same time. */
  replaced: number;
}

export interface Refusal {
  /** Where in the file. */
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
  /** Why the site shows nothing of it yet; null when it does. */
  notShown: string | null;
}

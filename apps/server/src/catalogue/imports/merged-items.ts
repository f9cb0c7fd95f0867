import type { MergedMedia } from './merged-media.ts';
import type { StoredItem } from './stored-item.ts';

/** Inputs for merging imported items into the catalogue. */
export interface Merging {
  /** Imported and not removed, in import order. */
  present: readonly StoredItem[];
  media: MergedMedia;
  /** Reports an item that cannot be shown because something that it refers to is missing. */
  drop(item: StoredItem, reason: string): void;
}

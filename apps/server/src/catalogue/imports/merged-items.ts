import type { MergedMedia } from './merged-media.ts';
import type { StoredItem } from './stored-item.ts';

/** What the kinds of items are laid over the catalogue with. */
export interface Merging {
  /** Imported and not removed, in the order in which they came. */
  present: readonly StoredItem[];
  media: MergedMedia;
  /** An item cannot be shown: what it belongs to is not there. */
  drop(item: StoredItem, reason: string): void;
}

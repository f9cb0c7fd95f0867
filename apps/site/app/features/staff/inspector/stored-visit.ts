/** The inspected visit across page loads of a tab (T-11): kept while the inspector is open, only in this tab. */
import type { RecordedEvent } from '@sintonia/tag/inspection';

const NAME = 'inspector.visit';
/** Newest events that are kept; storage of a tab is small. */
const MOST_KEPT = 100;

/** Errors as their message, sets as lists: what the panel shows of them. */
const plain = (_: string, value: unknown): unknown =>
  value instanceof Error ? value.message : value instanceof Set ? [...value] : value;

/** Keeps what fits; without room or permission the visit begins again on the next page. */
export function storeVisit(storage: Pick<Storage, 'setItem'>, events: readonly RecordedEvent[]): void {
  try {
    storage.setItem(NAME, JSON.stringify(events.slice(-MOST_KEPT), plain));
  } catch {}
}

/** Empty where nothing readable is stored. */
export function storedVisit(storage: Pick<Storage, 'getItem'>): readonly RecordedEvent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? (kept as RecordedEvent[]) : []; // cast: written above, in this tab
  } catch {
    return [];
  }
}

export const forgetVisit = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(NAME);

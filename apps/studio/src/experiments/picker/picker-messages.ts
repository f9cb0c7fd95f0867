/** Messages between the studio and the page in its frame. Both are of our own origin; other messages are ignored. */

/** A selected element. */
export interface PickedElement {
  selector: string;
  /** Number of elements that the selector matches. */
  matches: number;
  /** Name of the slot that it is, or is inside. */
  slot: string | null;
  /** In lower case. */
  tag: string;
  /** Its text, trimmed and truncated. */
  text: string;
  /** Address of the picture that it is or contains. */
  picture: string | null;
  /** Rendered size, in CSS pixels. */
  widthPx: number;
  heightPx: number;
  /** Index among its siblings, from 0, and their number; null without siblings. */
  order: { within: string; at: number; of: number } | null;
}

/** From the page. */
export type PickerMessage =
  | { from: 'picker'; kind: 'ready'; path: string }
  | { from: 'picker'; kind: 'picked'; element: PickedElement }
  /** A link was followed; `path` with its query. */
  | { from: 'picker'; kind: 'goTo'; path: string };

/** One change as the page shows it. */
export type PageEdit = { selector: string } & (
  | { show: 'text'; text: string }
  | { show: 'picture'; url: string }
  | { show: 'attribute'; name: string; value: string }
  | { show: 'style'; property: string; value: string }
  | { show: 'hide' }
  | { show: 'order'; from: number; to: number }
  | { show: 'html'; place: string; html: string }
);

/** From the studio. */
export interface StudioMessage {
  from: 'studio';
  mode: 'pick' | 'browse';
  edits: readonly PageEdit[];
  /** Selector of the highlighted element. */
  chosen: string | null;
}

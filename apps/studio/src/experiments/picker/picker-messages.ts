/** What the studio and the page in its frame say to each other. Both are of our own origin; nothing else is listened to. */

/** An element that somebody pointed at. */
export interface PickedElement {
  selector: string;
  /** How many elements the selector finds. */
  matches: number;
  /** Name of the slot it is, or stands in. */
  slot: string | null;
  /** In lower case. */
  tag: string;
  /** What is written in it, without spaces around; cut. */
  text: string;
  /** Address of the picture it is or holds. */
  picture: string | null;
  /** As it is drawn, in CSS pixels. */
  widthPx: number;
  heightPx: number;
  /** Its place among its siblings, from 0, and how many they are with it; null where it is alone. */
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
  /** What is framed as chosen. */
  chosen: string | null;
}

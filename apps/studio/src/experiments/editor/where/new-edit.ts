/** From a selected element to its change. Pure. */
import { type HtmlPlace, SLOTS, type SlotName } from '@sintonia/contracts';
import type { PickedElement } from '../../picker/picker-messages.ts';
import type { Edit } from '../edits.ts';

export type ChangeKind = 'text' | 'picture' | 'html' | 'resize' | 'move' | 'order' | 'hide' | 'click';

/** Fields of every kind of change. */
export interface NewEdit {
  kind: ChangeKind;
  selector: string;
  text: string;
  /** Name of an artwork in a slot, address elsewhere. */
  picture: string;
  html: string;
  place: HtmlPlace;
  withScripts: boolean;
  clickName: string;
  /** Width and height, offset right and down, and new position from 1: as typed, in CSS pixels. */
  width: string;
  height: string;
  right: string;
  down: string;
  newPlace: string;
}

/** Slot of the element; null for any other element. */
export const slotOf = ({ slot }: PickedElement): SlotName | null =>
  slot !== null && Object.hasOwn(SLOTS, slot) ? (slot as SlotName) : null; // cast: a key of the table

/** Possible changes, the usual one first. A slot accepts only content that is rendered with the page. */
export function possibleChanges(element: PickedElement): ChangeKind[] {
  const slot = slotOf(element);
  if (slot) return [SLOTS[slot].kind];
  const order: ChangeKind[] = element.order ? ['order'] : [];
  return [element.tag === 'img' ? 'picture' : 'text', 'html', 'resize', 'move', ...order, 'hide', 'click'];
}

export const beginEdit = (element: PickedElement): NewEdit => ({
  kind: possibleChanges(element)[0] ?? 'text',
  selector: element.selector,
  text: element.text,
  picture: slotOf(element) ? '' : (element.picture ?? ''),
  html: '',
  place: 'setContent',
  withScripts: false,
  clickName: '',
  width: String(element.widthPx),
  height: String(element.heightPx),
  right: '0',
  down: '0',
  newPlace: String((element.order?.at ?? 0) + 1),
});

/** A whole number of pixels, within screen dimensions; null for anything else. */
const pixels = (text: string, least: number): number | null => {
  const value = Number(text.trim().replace('−', '-'));
  return text.trim() !== '' && Number.isInteger(value) && value >= least && value <= 10_000 ? value : null;
};

/** Null while incomplete. */
export function toEdit(edit: NewEdit, slot: SlotName | null, order: PickedElement['order'] = null): Edit | null {
  const selector = edit.selector.trim();
  const text = edit.text.trim();
  const picture = edit.picture.trim();
  if (slot) {
    const content = SLOTS[slot].kind === 'picture' ? picture : text;
    return content === '' ? null : { kind: 'slot', slot, text: content };
  }
  if (selector === '') return null;
  switch (edit.kind) {
    case 'text':
      return { kind: 'action', action: { action: 'setText', selector, content: text } };
    case 'picture':
      return picture === ''
        ? null
        : { kind: 'action', action: { action: 'setAttribute', selector, attribute: 'src', value: picture } };
    case 'html':
      return edit.html.trim() === ''
        ? null
        : { kind: 'html', selector, place: edit.place, html: edit.html, withScripts: edit.withScripts };
    case 'resize': {
      const [width, height] = [pixels(edit.width, 1), pixels(edit.height, 1)];
      if (width === null || height === null) return null;
      const [finalWidth, finalHeight] = [`${width}px`, `${height}px`];
      return { kind: 'action', action: { action: 'resize', selector, finalWidth, finalHeight } };
    }
    case 'move': {
      const [left, top] = [pixels(edit.right, -10_000), pixels(edit.down, -10_000)];
      if (left === null || top === null || (left === 0 && top === 0)) return null;
      return {
        kind: 'action',
        action: { action: 'move', selector, finalLeftPosition: left, finalTopPosition: top, position: 'relative' },
      };
    }
    case 'order': {
      const to = (pixels(edit.newPlace, 1) ?? 0) - 1;
      if (!order || to < 0 || to >= order.of || to === order.at) return null;
      return { kind: 'action', action: { action: 'rearrange', selector: order.within, from: order.at, to } };
    }
    case 'hide':
      return { kind: 'action', action: { action: 'remove', selector } };
    case 'click':
      return edit.clickName.trim() === ''
        ? null
        : { kind: 'action', action: { action: 'trackClick', selector, clickTrackId: edit.clickName.trim() } };
  }
}

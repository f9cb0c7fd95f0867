/** From an element that was pointed at to the change that is meant. Pure. */
import { type HtmlPlace, SLOTS, type SlotName } from '@sintonia/contracts';
import type { PickedElement } from '../../picker/picker-messages.ts';
import type { Edit } from '../edits.ts';

export type ChangeKind = 'text' | 'picture' | 'html' | 'hide' | 'click';

/** The fields of every kind of change. */
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
}

/** The slot of ours that the element is; null for any other element. */
export const slotOf = ({ slot }: PickedElement): SlotName | null =>
  slot !== null && Object.hasOwn(SLOTS, slot) ? (slot as SlotName) : null; // cast: a key of the table

/** What can be done with it, the usual thing first. A slot takes what the page is rendered with, and nothing else. */
export function possibleChanges(element: PickedElement): ChangeKind[] {
  const slot = slotOf(element);
  if (slot) return [SLOTS[slot].kind];
  return element.tag === 'img' ? ['picture', 'html', 'hide', 'click'] : ['text', 'html', 'hide', 'click'];
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
});

/** Null while something is missing. */
export function toEdit(edit: NewEdit, slot: SlotName | null): Edit | null {
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
    case 'hide':
      return { kind: 'action', action: { action: 'remove', selector } };
    case 'click':
      return edit.clickName.trim() === ''
        ? null
        : { kind: 'action', action: { action: 'trackClick', selector, clickTrackId: edit.clickName.trim() } };
  }
}

/** A variant's changes for the page in the frame. Pure. */
import { type ElementAction, escapeMarkup, type PictureChoices, SLOTS, slotSelector } from '@sintonia/contracts';
import type { PageEdit } from '../picker/picker-messages.ts';
import type { Edit } from './edits.ts';

const styles = (selector: string, values: Readonly<Record<string, string>>): PageEdit[] =>
  Object.entries(values).map(([property, value]) => ({ selector, show: 'style', property, value }));

function ofAction(action: ElementAction): PageEdit[] {
  const { selector } = action;
  switch (action.action) {
    case 'setText':
      return [{ selector, show: 'text', text: action.content }];
    case 'setAttribute':
      return action.attribute === 'src'
        ? [{ selector, show: 'picture', url: action.value }]
        : [{ selector, show: 'attribute', name: action.attribute, value: action.value }];
    case 'setStyle':
      return [{ selector, show: 'style', property: action.property, value: action.value }];
    case 'remove':
      return [{ selector, show: 'hide' }];
    case 'resize':
      return styles(selector, { width: action.finalWidth, height: action.finalHeight });
    case 'move':
      return styles(selector, {
        position: action.position ?? 'relative',
        left: `${action.finalLeftPosition}px`,
        top: `${action.finalTopPosition}px`,
      });
    case 'rearrange':
      return [{ selector, show: 'order', from: action.from, to: action.to }];
    case 'trackClick':
      return [];
  }
}

function ofEdit(edit: Edit, pictures: PictureChoices): PageEdit[] {
  switch (edit.kind) {
    case 'slot': {
      const selector = slotSelector(edit.slot);
      // A separate line below the title.
      if (edit.slot === 'weather.lead') {
        return [
          {
            selector: `${selector} > h1`,
            show: 'html',
            place: 'insertAfter',
            html: `<p>${escapeMarkup(edit.text)}</p>`,
          },
        ];
      }
      if (SLOTS[edit.slot].kind === 'text') return [{ selector, show: 'text', text: edit.text }];
      return pictures
        .filter(({ name }) => name === edit.text)
        .map(({ url }) => ({ selector, show: 'picture' as const, url }));
    }
    case 'action':
      return ofAction(edit.action);
    case 'html':
      return [{ selector: edit.selector, show: 'html', place: edit.place, html: edit.html }];
    case 'json':
    case 'redirect':
      return [];
  }
}

export const toPageEdits = (edits: readonly Edit[], pictures: PictureChoices): PageEdit[] =>
  edits.flatMap((edit) => ofEdit(edit, pictures));

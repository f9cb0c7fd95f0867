/** Changes of a variant, one line each. */
import { type ElementAction, type Offer, SLOTS, type SlotName } from '@sintonia/contracts';
import type { ScreenMessages } from '../../messages/screens-catalan.ts';

type Words = Pick<ScreenMessages['experiments'], 'edits' | 'slots'>;

function actionText(action: ElementAction, words: Words['edits']): string {
  const { selector } = action;
  switch (action.action) {
    case 'setText':
      return words.setText(selector, action.content);
    case 'setAttribute':
      return words.setAttribute(selector, action.attribute, action.value);
    case 'setStyle':
      return words.setStyle(selector, action.property, action.value);
    case 'trackClick':
      return words.trackClick(selector, action.clickTrackId);
    default:
      return words[action.action](selector);
  }
}

export function offerTexts(offer: Offer, { edits, slots }: Words): string[] {
  switch (offer.kind) {
    case 'slots':
      return Object.entries(offer.slots).map(([name, text]) => {
        const slot = name as SlotName; // cast: keys of the record
        return (SLOTS[slot].kind === 'picture' ? edits.picture : edits.slot)(slots[slot], text);
      });
    case 'actions':
      return offer.actions.map((action) => actionText(action, edits));
    case 'html':
      return [edits.html(offer.selector)];
    case 'json':
      return [edits.json];
    case 'redirect':
      return [edits.redirect(offer.url)];
  }
}

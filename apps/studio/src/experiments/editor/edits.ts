/** Changes of a variant as single edits, and the offers made of them. Pure. */
import type { ElementAction, Offer, SlotName } from '@sintonia/contracts';

export type HtmlEdit = Extract<Offer, { kind: 'html' }>;
export type RedirectEdit = Extract<Offer, { kind: 'redirect' }>;

export type Edit =
  | { kind: 'slot'; slot: SlotName; text: string }
  | { kind: 'action'; action: ElementAction }
  | HtmlEdit
  /** While typed: may not be valid JSON yet. */
  | { kind: 'json'; text: string }
  | RedirectEdit;

function editsOf(offer: Offer): Edit[] {
  switch (offer.kind) {
    case 'slots':
      return Object.entries(offer.slots).map(([slot, text]) => ({ kind: 'slot', slot: slot as SlotName, text })); // cast: keys of the record
    case 'actions':
      return offer.actions.map((action) => ({ kind: 'action', action }));
    case 'json':
      return [{ kind: 'json', text: JSON.stringify(offer.content, null, 2) }];
    case 'html':
    case 'redirect':
      return [offer];
  }
}

export const toEdits = (offers: readonly Offer[]): Edit[] => offers.flatMap(editsOf);

/** Offers of one edit that is no slot; none for invalid JSON, which `isJson` reports before. */
function offerOf(edit: Exclude<Edit, { kind: 'slot' }>): Offer[] {
  if (edit.kind === 'action') return [{ kind: 'actions', actions: [edit.action] }];
  if (edit.kind !== 'json') return [edit];
  return isJson(edit.text) ? [{ kind: 'json', content: JSON.parse(edit.text) }] : [];
}

/** Slots together, others in the order in which they were made and are applied; adjacent actions are merged. */
export function toOffers(edits: readonly Edit[]): Offer[] {
  const slots = Object.fromEntries(edits.flatMap((edit) => (edit.kind === 'slot' ? [[edit.slot, edit.text]] : [])));
  const offers: Offer[] = Object.keys(slots).length > 0 ? [{ kind: 'slots', slots }] : [];
  for (const offer of edits.flatMap((edit) => (edit.kind === 'slot' ? [] : offerOf(edit)))) {
    const before = offers.at(-1);
    if (offer.kind === 'actions' && before?.kind === 'actions') {
      offers.splice(-1, 1, { kind: 'actions', actions: [...before.actions, ...offer.actions] });
    } else offers.push(offer);
  }
  return offers;
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A slot has one text: a new one replaces the previous one. */
export const withEdit = (edits: readonly Edit[], edit: Edit): Edit[] => [
  ...edits.filter((one) => !(edit.kind === 'slot' && one.kind === 'slot' && one.slot === edit.slot)),
  edit,
];

/**
 * What of an activity is looked at on a page, alike in every variant, in the control, the holdout and an A/A: when it was
 * seen, and which clicks count. What is compared must not depend on what a variant does (P-06). Pure.
 */
import { type Activity, type ElementAction, type Offer, type PageDecision, slotSelector } from '@sintonia/contracts';

export type Observed = Pick<PageDecision, 'watched' | 'around' | 'clicks'>;

/** A redirection lays hold of the page, and where nothing is changed the page is what is seen. */
export const WHOLE_PAGE = 'html';

/** The element itself may be gone, smaller or elsewhere in a variant; what it stands in is there in all of them. */
const isAnchored = ({ action }: ElementAction) =>
  action === 'remove' || action === 'move' || action === 'resize' || action === 'setStyle';

/** Places that an offer changes, and whether they are looked at by what they stand in. Counting clicks changes nothing. */
export function changedBy(offer: Offer): { selector: string; isAround: boolean }[] {
  switch (offer.kind) {
    case 'slots':
      return Object.keys(offer.slots).map((slot) => ({ selector: slotSelector(slot), isAround: false }));
    case 'html':
      return [
        { selector: offer.selector, isAround: offer.place === 'replaceContent' || offer.place === 'insertBefore' },
      ];
    case 'actions':
      return offer.actions
        .filter(({ action }) => action !== 'trackClick')
        .map((action) => ({ selector: action.selector, isAround: isAnchored(action) }));
    case 'redirect':
    case 'json':
      return [];
  }
}

const clicksIn = (offer: Offer): Observed['clicks'] =>
  offer.kind === 'actions'
    ? offer.actions.flatMap((one) =>
        one.action === 'trackClick' ? [{ selector: one.selector, name: one.clickTrackId }] : [],
      )
    : [];

export function observedOf({ variants }: Pick<Activity, 'variants'>): Observed {
  const offers = variants.flatMap((variant) => variant.offers);
  const places = offers.flatMap(changedBy);
  const around = new Set(places.flatMap(({ selector, isAround }) => (isAround ? [selector] : [])));
  const watched = new Set(places.flatMap(({ selector }) => (around.has(selector) ? [] : [selector])));
  // Nothing to look at: an A/A, or one that only counts clicks. JSON is seen by who asks for it.
  const isPage = places.length === 0 && offers.every(({ kind }) => kind === 'actions');
  return {
    watched: isPage ? [WHOLE_PAGE] : [...watched],
    around: [...around],
    clicks: [...new Map(offers.flatMap(clicksIn).map((one) => [`${one.selector} ${one.name}`, one])).values()],
  };
}

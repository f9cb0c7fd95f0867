/**
 * What is observed of an activity on a page, equally in every variant, the control, the holdout and an A/A: when it was
 * seen, and which clicks count. Observation must not depend on the variant (P-06). Pure.
 */
import { type Activity, type ElementAction, type Offer, type PageDecision, slotSelector } from '@sintonia/contracts';

export type Observed = Pick<PageDecision, 'watched' | 'around' | 'clicks'>;

/** A redirect targets the whole page, and an activity without changes is seen with the page. */
export const WHOLE_PAGE = 'html';

/** A variant may remove, shrink or move the element itself; its container exists in all variants. */
const isAnchored = ({ action }: ElementAction) =>
  action === 'remove' || action === 'move' || action === 'resize' || action === 'setStyle';

/** Places that an offer changes, and whether they are observed by their container. Counting clicks changes nothing. */
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
  // Without places to observe: an A/A, or clicks only. For JSON the requesting code reports what was seen.
  const isPage = places.length === 0 && offers.every(({ kind }) => kind === 'actions');
  return {
    watched: isPage ? [WHOLE_PAGE] : [...watched],
    around: [...around],
    clicks: [...new Map(offers.flatMap(clicksIn).map((one) => [`${one.selector} ${one.name}`, one])).values()],
  };
}

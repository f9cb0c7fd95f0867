import type { Offer, PageAction, PageDecision, SlotTexts } from '@sintonia/contracts';
import { type PageDecision as Decided, NO_DECISION } from '../../http/app/page-decision.ts';
import type { Decision } from '../decision/decide.ts';
import { isSamePage, type Property, redirectTarget, withParametersOf } from '../offers/redirect-target.ts';

/** Changes of a page for one visitor. */
export interface PageDecisionResult extends Decided {
  /** Exposures counted by the server, since one variant never shows the page. */
  counted: readonly Decision[];
}

export const NO_PAGE_DECISION: PageDecisionResult = { ...NO_DECISION, counted: [] };

const pageActions = (offer: Offer): PageAction[] => {
  // Clicks are counted in every variant, and do not change the page.
  if (offer.kind === 'actions') return offer.actions.filter(({ action }) => action !== 'trackClick');
  return offer.kind === 'html' ? [{ action: offer.place, selector: offer.selector, content: offer.html }] : [];
};

const slotsOf = (offers: readonly Offer[]): SlotTexts =>
  Object.assign({}, ...offers.map((offer) => (offer.kind === 'slots' ? offer.slots : {})));

export const toPageDecision = ({ activity, variant, offers, observed }: Decision): PageDecision => ({
  activity: activity.id,
  variant,
  slots: slotsOf(offers),
  ...observed,
  actions: offers.flatMap(pageActions),
});

export function redirectOf(decisions: readonly Decision[], url: URL, property: Property): string | null {
  for (const { offers } of decisions) {
    const offer = offers.find(({ kind }) => kind === 'redirect');
    if (offer?.kind !== 'redirect') continue;
    const target = redirectTarget(offer.url, url.href, property);
    if (!target || isSamePage(target, url)) continue;
    return (offer.includeAllUrlParameters ? withParametersOf(target, url) : target).href;
  }
  return null;
}

export const keyOf = (decisions: readonly Decision[], mark = '') =>
  decisions.map(({ activity: { id, version }, variant }) => `${mark}${id}.${version}:${variant}`).join(' ');

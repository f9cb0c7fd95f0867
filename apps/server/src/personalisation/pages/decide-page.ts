/** Decides while a page is rendered (P-07): its changes, what is counted, and redirects. */

import {
  type Activity,
  type CatalogueReader,
  NO_DECISIONS,
  type Offer,
  type PageAction,
  type PageDecision,
  type PageDecisions,
  type SlotTexts,
} from '@sintonia/contracts';
import { type Decision, decide, shownVariant } from '../decision/decide.ts';
import { type DecisionContext, GLOBAL_MBOX } from '../decision/decision-context.ts';
import type { DecisionProgram } from '../decision/program.ts';
import { isSamePage, type Property, redirectTarget, withParametersOf } from '../offers/redirect-target.ts';

/** Changes of a page for one visitor. */
export interface PageDecisionResult {
  decisions: PageDecisions;
  /** Equal keys mean equal bytes. */
  key: string;
  /** Full address. */
  redirect: string | null;
  /** Exposures counted by the server, since one variant never shows the page. */
  counted: readonly Decision[];
}

export const NO_PAGE_DECISION: PageDecisionResult = { decisions: NO_DECISIONS, key: '', redirect: null, counted: [] };

const pageActions = (offer: Offer): PageAction[] => {
  // Clicks are counted in every variant, and do not change the page.
  if (offer.kind === 'actions') return offer.actions.filter(({ action }) => action !== 'trackClick');
  return offer.kind === 'html' ? [{ action: offer.place, selector: offer.selector, content: offer.html }] : [];
};

const slotsOf = (offers: readonly Offer[]): SlotTexts =>
  Object.assign({}, ...offers.map((offer) => (offer.kind === 'slots' ? offer.slots : {})));

const toPageDecision = ({ activity, variant, offers, observed }: Decision): PageDecision => ({
  activity: activity.id,
  variant,
  slots: slotsOf(offers),
  ...observed,
  actions: offers.flatMap(pageActions),
});

function redirectOf(decisions: readonly Decision[], url: URL, property: Property): string | null {
  for (const { offers } of decisions) {
    const offer = offers.find(({ kind }) => kind === 'redirect');
    if (offer?.kind !== 'redirect') continue;
    const target = redirectTarget(offer.url, url.href, property);
    if (!target || isSamePage(target, url)) continue;
    return (offer.includeAllUrlParameters ? withParametersOf(target, url) : target).href;
  }
  return null;
}

const keyOf = (decisions: readonly Decision[], mark = '') =>
  decisions.map(({ activity: { id, version }, variant }) => `${mark}${id}.${version}:${variant}`).join(' ');

export function decidePage(
  program: DecisionProgram,
  context: DecisionContext,
  url: URL,
  property: Property,
): PageDecisionResult {
  const decisions = decide(program, context);
  if (decisions.length === 0) return NO_PAGE_DECISION;
  const isRedirect = ({ activity }: Decision) => activity.kind === 'redirect';
  return {
    decisions: { decided: decisions.filter((one) => !isRedirect(one)).map(toPageDecision), isPreview: false },
    key: keyOf(decisions),
    redirect: redirectOf(decisions, url, property),
    counted: decisions.filter(isRedirect),
  };
}

/** One variant of an activity in any state, for any visitor, without counting. */
export function previewPage(activity: Activity, variantKey: string, url: URL, property: Property): PageDecisionResult {
  const decision = shownVariant(activity, variantKey);
  return {
    decisions: { decided: [toPageDecision(decision)], isPreview: true },
    key: keyOf([decision], 'preview '),
    redirect: redirectOf([decision], url, property),
    counted: [],
  };
}

type VisitorFacts = Pick<DecisionContext, 'visitorId' | 'device' | 'language' | 'isSignedIn' | 'visits' | 'viewed'>;
export type SectionReader = Pick<CatalogueReader, 'story'>;

/** The decision context of a page of the site. */
export function contextOfPage(
  visitor: VisitorFacts,
  page: { path: string; url: URL; section: string | null; internal: string; external: string; nowMs: number },
): DecisionContext {
  return {
    ...visitor,
    mbox: GLOBAL_MBOX,
    path: page.path,
    parameters: new Map(page.url.searchParams),
    section: page.section,
    campaignInternal: page.internal || null,
    campaignExternal: page.external || null,
    nowMs: page.nowMs,
  };
}

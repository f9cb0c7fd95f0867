/** Decides while a page is rendered (P-07): its changes, what is counted, and redirects. */

import type { Activity, PagePreview } from '@sintonia/contracts';
import { END_OF_PREVIEW, PREVIEW_PARAMETER, PREVIEW_SESSION_PARAMETER } from '../activities/preview-token.ts';
import type { DecisionProgram } from '../decision/compiled-activity.ts';
import { type Decision, decide, shownVariant } from '../decision/decide.ts';
import type { DecisionContext } from '../decision/decision-context.ts';
import type { Property } from '../offers/redirect-target.ts';
import { keyOf, NO_PAGE_DECISION, type PageDecisionResult, redirectOf, toPageDecision } from './decided-page.ts';

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
    decisions: { decided: decisions.filter((one) => !isRedirect(one)).map(toPageDecision), preview: null },
    key: keyOf(decisions),
    redirect: redirectOf(decisions, url, property),
    counted: decisions.filter(isRedirect),
  };
}

/** By a link for one page, or by a session for every page of this browser. */
export interface PreviewedVariant {
  activity: Activity;
  variant: string;
  by: 'link' | 'session';
}

const ENDS: Readonly<Record<PreviewedVariant['by'], PagePreview['end']>> = {
  link: { parameter: PREVIEW_PARAMETER, value: null },
  session: { parameter: PREVIEW_SESSION_PARAMETER, value: END_OF_PREVIEW },
};

const pagePreview = ({ activity, variant, by }: PreviewedVariant, isShown: boolean): PagePreview => ({
  activity: activity.name,
  variant: activity.variants.find(({ key }) => key === variant)?.name ?? variant,
  isShown,
  end: ENDS[by],
});

/** One variant of an activity in any state, for any visitor, without counting. */
export function previewPage(shown: PreviewedVariant, url: URL, property: Property): PageDecisionResult {
  const decision = shownVariant(shown.activity, shown.variant);
  return {
    decisions: { decided: [toPageDecision(decision)], preview: pagePreview(shown, true) },
    key: keyOf([decision], `preview ${shown.by} `),
    redirect: redirectOf([decision], url, property),
    counted: [],
  };
}

/** A page that the previewed activity does not change: no other activity changes it either. */
export const pageBesidePreview = (shown: PreviewedVariant): PageDecisionResult => ({
  ...NO_PAGE_DECISION,
  decisions: { decided: [], preview: pagePreview(shown, false) },
  key: keyOf([shownVariant(shown.activity, shown.variant)], 'beside preview '),
});

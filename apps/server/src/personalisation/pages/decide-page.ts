/** Decides while a page is rendered (P-07): its changes, what is counted, and redirects. */

import type { Activity } from '@sintonia/contracts';
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

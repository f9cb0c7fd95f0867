import type { PageDecision, PageDecisions } from '@sintonia/contracts';
import type { Tag } from '@sintonia/tag';
import { observeExposures } from '@sintonia/tag/exposures';
import { followClicks } from './track-clicks.ts';

/** Does to the page what could not be rendered; a selector that matches nothing is told to who made the offer. */
async function runActions({ activity, variant, actions }: PageDecision, tag: Tag, signal: AbortSignal) {
  const { runPageActions } = await import('@sintonia/tag/page-actions');
  const failed = await runPageActions(actions, signal);
  if (signal.aborted) return;
  for (const missing of new Set(failed)) tag.exposure({ activity, variant, via: 'page', missing });
}

/** Counts what is seen, unless it is a preview, and carries out what is left to do. */
export function followDecisions({ decided, isPreview }: PageDecisions, tag: Tag, signal: AbortSignal): void {
  if (!isPreview) {
    // First, while every element is where it is without the activity.
    observeExposures(window, decided, tag.exposure, signal);
    for (const decision of decided) followClicks(decision, tag, signal);
  }
  for (const decision of decided) if (decision.actions[0]) void runActions(decision, tag, signal);
}

import type { PageDecision, PageDecisions } from '@sintonia/contracts';
import type { Tag } from '@sintonia/tag';
import { observeExposures } from '@sintonia/tag/exposures';
import { followClicks } from './track-clicks.ts';

/**
 * Applies the actions that the server could not render; a selector without a match is reported to the author of the
 * offer.
 */
async function runActions({ activity, variant, actions }: PageDecision, tag: Tag, signal: AbortSignal) {
  const { runPageActions } = await import('@sintonia/tag/page-actions');
  const failed = await runPageActions(actions, signal);
  if (signal.aborted) return;
  for (const missing of new Set(failed)) tag.exposure({ activity, variant, via: 'page', missing });
}

/** Counts exposures, unless it is a preview, and applies the remaining actions. */
export function followDecisions({ decided, preview }: PageDecisions, tag: Tag, signal: AbortSignal): void {
  if (!preview) {
    // Before the actions run: every element is still where the page put it.
    observeExposures(window, decided, tag.exposure, signal);
    for (const decision of decided) followClicks(decision, tag, signal);
  }
  for (const decision of decided) if (decision.actions[0]) void runActions(decision, tag, signal);
}

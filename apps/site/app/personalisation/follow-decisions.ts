import type { PageDecisions } from '@sintonia/contracts';
import type { Tag } from '@sintonia/tag';
import { observeExposures } from '@sintonia/tag/exposures';

/** Counts what is seen, unless it is a preview, and carries out what is left to do. */
export function followDecisions({ decided, isPreview }: PageDecisions, tag: Tag, signal: AbortSignal): void {
  const actions = decided.flatMap((decision) => decision.actions);
  if (actions[0]) {
    void import('@sintonia/tag/page-actions').then(({ runPageActions }) => runPageActions(actions, signal));
  }
  if (!isPreview) observeExposures(window, decided, tag.exposure, signal);
}

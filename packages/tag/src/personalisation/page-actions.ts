/** Entry `@sintonia/tag/page-actions`: changes that the server decided for a page and could not render (P-07). */
import type { DeliveryAction } from '@sintonia/wire';
import { hideTargets } from './hiding.ts';
import { renderActions } from './render-actions.ts';
import { DEFAULTS } from './target-settings.ts';
import { FAILED_ACTIONS, logWarning } from './target-texts.ts';
import { toActions } from './to-actions.ts';

/** Carries them out as those of a delivery call. Gives the selectors that matched nothing, or far too much. */
export async function runPageActions(actions: readonly DeliveryAction[], signal?: AbortSignal): Promise<string[]> {
  const resolved = toActions([{ actions }]);
  const show = hideTargets(resolved);
  const failed = await renderActions(resolved, { timeoutMs: DEFAULTS.selectorsPollingTimeout, signal });
  show();
  if (failed[0]) logWarning(FAILED_ACTIONS, failed);
  return failed.map(({ selector = '' }) => selector);
}

/** Entry `@sintonia/tag/page-actions`: changes that the server decided for a page and could not render (P-07). */
import type { DeliveryAction } from '@sintonia/wire';
import { changeElement } from './change-element.ts';
import { hideTargets } from './hiding.ts';
import { tolerateMissingNodes } from './missing-nodes.ts';
import { renderActions } from './render-actions.ts';
import { DEFAULTS } from './target-settings.ts';
import { FAILED_ACTIONS, logWarning } from './target-texts.ts';
import { toActions } from './to-actions.ts';
import { undoable } from './undoable.ts';

/**
 * Applies them like those of a delivery call, and undoes them when the page is left: elements shared between pages
 * would carry them to the next one. Returns the selectors that matched nothing, or far too much.
 *
 * @param signal aborted when another page replaces this one
 */
export async function runPageActions(actions: readonly DeliveryAction[], signal?: AbortSignal): Promise<string[]> {
  const resolved = toActions([{ actions }]);
  const show = hideTargets(resolved);
  const undo: (() => void)[] = [];
  tolerateMissingNodes();
  signal?.addEventListener('abort', () => {
    for (const undoChange of undo.toReversed()) undoChange();
  });
  const failed = await renderActions(resolved, {
    timeoutMs: DEFAULTS.selectorsPollingTimeout,
    signal,
    applyChange: (element, action) => {
      let running: unknown;
      undo.push(
        undoable(() => {
          running = changeElement(element, action);
        }),
      );
      return running;
    },
  });
  show();
  if (failed[0]) logWarning(FAILED_ACTIONS, failed);
  return failed.map(({ selector = '' }) => selector);
}

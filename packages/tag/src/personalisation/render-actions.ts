import { changeElement } from './change-element.ts';
import type { ElementAction } from './element-action.ts';
import { MAX_ELEMENTS } from './target-settings.ts';

export interface Rendering {
  /** Selector for actions without one: that of the caller. */
  readonly selector?: string | undefined;
  readonly timeoutMs: number;
  /** `trackClick` and `signalClick`. */
  onClick?(element: Element, action: ElementAction): void;
  readonly signal?: AbortSignal | undefined;
  /** Replaces the function that changes an element. */
  readonly applyChange?: typeof changeElement;
}

/** Elements of a selector; none for an invalid one. */
function elementsOf(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/**
 * Applies actions in their order. An action whose element is missing is skipped and applied when the element appears;
 * actions without a match at the timeout, or with far too many, are returned.
 */
export function renderActions(actions: readonly ElementAction[], rendering: Rendering): Promise<ElementAction[]> {
  const { selector: own = 'head', timeoutMs, onClick, signal, applyChange = changeElement } = rendering;
  const failed: ElementAction[] = [];
  const running: unknown[] = [];

  /** True when it is finished, applied or not. */
  const isDone = (action: ElementAction): boolean => {
    if (action.action === 'setJson') return true;
    const elements = elementsOf(action.selector ?? own);
    if (elements.length > MAX_ELEMENTS) failed.push(action);
    else {
      for (const element of elements) {
        const isClick = action.clickTrackId !== undefined;
        element.classList.remove('mboxDefault');
        element.classList.add(isClick ? 'at-element-click-tracking' : 'at-element-marker');
        if (element === document.head) element.removeAttribute('class');
        if (isClick) onClick?.(element, action);
        else running.push(applyChange(element, action));
      }
    }
    return elements.length > 0;
  };

  return new Promise((resolve) => {
    let waiting = [...actions];
    const work = () => {
      if (!signal?.aborted) waiting = waiting.filter((action) => !isDone(action));
      if (!waiting[0] || signal?.aborted) finish();
    };
    const finish = () => {
      clearTimeout(timer);
      observer.disconnect();
      const missing = waiting;
      waiting = [];
      void Promise.all(running).then(() => resolve([...failed, ...missing]));
    };
    const observer = new MutationObserver(work);
    const timer = setTimeout(finish, timeoutMs);
    observer.observe(document, { childList: true, subtree: true });
    work();
  });
}

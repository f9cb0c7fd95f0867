import { changeElement } from './change-element.ts';
import type { ElementAction } from './element-action.ts';
import { MAX_ELEMENTS } from './target-settings.ts';

export interface Rendering {
  /** What takes an action's selector when it has none: that of the caller. */
  readonly selector?: string | undefined;
  readonly timeoutMs: number;
  /** `trackClick` and `signalClick`. */
  onClick?(element: Element, action: ElementAction): void;
  readonly signal?: AbortSignal | undefined;
  /** Another way to change an element. */
  readonly applyChange?: typeof changeElement;
}

/** Elements of a selector; none where it is not valid. */
function elementsOf(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/**
 * Carries actions out in their order. One whose element is not there yet lets the others pass and follows when the
 * element is; what has not been found when the time is up, or matches far too much, is given back.
 */
export function renderActions(actions: readonly ElementAction[], rendering: Rendering): Promise<ElementAction[]> {
  const { selector: own = 'head', timeoutMs, onClick, signal, applyChange = changeElement } = rendering;
  const failed: ElementAction[] = [];
  const running: unknown[] = [];

  /** Whether it is done, for good or not. */
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

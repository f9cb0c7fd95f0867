import type { PageDecision } from '@sintonia/contracts';
import type { Tag } from '@sintonia/tag';

const isIn = (target: EventTarget | null, selector: string): boolean => {
  try {
    return target instanceof Element && target.closest(selector) !== null;
  } catch {
    return false; // a selector that no browser can read
  }
};

/** Tells clicks on what an activity counts, whenever the element has come; until the page is gone. */
export function followClicks({ activity, variant, clicks }: PageDecision, tag: Tag, signal: AbortSignal): void {
  if (!clicks[0]) return;
  const tell = ({ target }: MouseEvent) => {
    for (const { selector, name } of clicks) {
      if (isIn(target, selector)) tag.exposure({ activity, variant, via: 'page', clicked: name });
    }
  };
  // Before the page's own listeners, one of which may take the element away.
  document.addEventListener('click', tell, { signal, capture: true });
}

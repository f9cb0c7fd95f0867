import type { PageDecision } from '@sintonia/contracts';
import type { Tag } from '@sintonia/tag';

const isIn = (target: EventTarget | null, selector: string): boolean => {
  try {
    return target instanceof Element && target.closest(selector) !== null;
  } catch {
    return false; // invalid selector
  }
};

/** Reports clicks on the elements that an activity counts, also on elements added later, until the page is left. */
export function followClicks({ activity, variant, clicks }: PageDecision, tag: Tag, signal: AbortSignal): void {
  if (!clicks[0]) return;
  const onClick = ({ target }: MouseEvent) => {
    for (const { selector, name } of clicks) {
      if (isIn(target, selector)) tag.exposure({ activity, variant, via: 'page', clicked: name });
    }
  };
  // Capture phase: one of the page's own listeners may remove the element.
  document.addEventListener('click', onClick, { signal, capture: true });
}

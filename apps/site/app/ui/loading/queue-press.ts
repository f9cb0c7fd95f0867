import { type EarlyPress, pressAgain } from './press-again.ts';

/** Attribute of such an element: browser tests wait until it is gone. */
const AWAITS_CODE = 'data-deferred';

/**
 * Keeps the last press on a button inside an element that does not respond yet: React drops presses on HTML whose code
 * is still loading. The returned function repeats it. A form is not sent meanwhile: that would load the page again,
 * and count it twice if the form is that of consent (C-07).
 */
export function queuePress(window: Window, inside: Element): () => void {
  let press: EarlyPress | null = null;
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !inside.contains(button)) return;
    if (button.type === 'submit') event.preventDefault();
    press = { event, button };
  };
  window.addEventListener('click', keep, true);
  inside.toggleAttribute(AWAITS_CODE, true);
  return () => {
    window.removeEventListener('click', keep, true);
    inside.toggleAttribute(AWAITS_CODE, false);
    pressAgain(window, press);
  };
}

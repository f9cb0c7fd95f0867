/**
 * Pointing without a pointer (W-13): the page is one stop of the Tab key; arrows go from element to element, and Enter takes
 * the one that is framed. While one browses, links and buttons are where they were.
 */

/** What one would want to change, in the order of the page. */
const POINTABLE = '[data-slot], main :is(h1, h2, h3, p, img, figcaption, li, a, button), header a, footer :is(a, p)';
const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface Hand {
  frame(element: Element): void;
  pick(element: Element): void;
}

/** @returns takes it away again */
export function pointByKeyboard(page: Document, { frame, pick }: Hand): () => void {
  const before = [...page.querySelectorAll<HTMLElement>(TABBABLE)].map((element) => ({
    element,
    tabindex: element.getAttribute('tabindex'),
  }));
  for (const { element } of before) element.tabIndex = -1;
  page.body.tabIndex = 0;
  let current: HTMLElement | null = null;

  const move = (step: number) => {
    // As it is now: what the studio shows changes it.
    const all = [...page.querySelectorAll<HTMLElement>(POINTABLE)].filter((one) => one.getClientRects().length > 0);
    const at = current ? all.indexOf(current) : -1;
    current = all[Math.max(0, Math.min(all.length - 1, at + step))] ?? null;
    if (!current) return;
    current.tabIndex = -1;
    current.focus(); // it is read out, and scrolled to
    frame(current);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter' && current) pick(current);
    else return;
    event.preventDefault();
  };
  page.addEventListener('keydown', onKey);
  return () => {
    page.removeEventListener('keydown', onKey);
    page.body.removeAttribute('tabindex');
    for (const { element, tabindex } of before) {
      if (tabindex === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', tabindex);
    }
  };
}

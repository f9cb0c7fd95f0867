/**
 * Selecting without a pointer (W-13): the page is one tab stop; arrows move from element to element, and Enter selects
 * the highlighted one. Links and buttons keep their function while browsing.
 */

/** Elements worth changing, in page order. */
const POINTABLE = '[data-slot], main :is(h1, h2, h3, p, img, figcaption, li, a, button), header a, footer :is(a, p)';
const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface Hand {
  frame(element: Element): void;
  pick(element: Element): void;
}

/** @returns removes it */
export function pointByKeyboard(page: Document, { frame, pick }: Hand): () => void {
  const before = [...page.querySelectorAll<HTMLElement>(TABBABLE)].map((element) => ({
    element,
    tabindex: element.getAttribute('tabindex'),
  }));
  for (const { element } of before) element.tabIndex = -1;
  page.body.tabIndex = 0;
  let current: HTMLElement | null = null;

  const move = (step: number) => {
    // Current elements: the studio's edits change the page.
    const all = [...page.querySelectorAll<HTMLElement>(POINTABLE)].filter((one) => one.getClientRects().length > 0);
    const at = current ? all.indexOf(current) : -1;
    current = all[Math.max(0, Math.min(all.length - 1, at + step))] ?? null;
    if (!current) return;
    current.tabIndex = -1;
    current.focus(); // announces it, and scrolls to it
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

/** Walks through a page with the Tab key. */
import type { Page } from 'playwright-core';
import type { Step, Walk } from './keyboard-order.ts';

interface WalkedWindow extends Window {
  /** Elements that the keyboard should reach; kept in the page, because elements cannot be transferred. */
  reachable: Element[];
}

/** More steps than reachable elements mean a trap; scrolling areas and rows that arrive meanwhile need spare steps. */
const SPARE_STEPS = 40;

export async function walkKeyboard(page: Page): Promise<Walk> {
  const reachable = await markReachable(page);
  const steps: Step[] = [];
  let hasLeft = false;
  while (!hasLeft && steps.length < reachable.length + SPARE_STEPS) {
    await page.keyboard.press('Tab');
    const step = await stepHere(page);
    if (step === null || (steps.length > 0 && step.index === steps[0]?.index)) hasLeft = true;
    else if (step.isSeen || (await picturesDiffer(page))) steps.push({ ...step, isSeen: true });
    else steps.push(step);
  }
  const isThere = await page.evaluate(
    () => (window as unknown as WalkedWindow).reachable.map(({ isConnected }) => isConnected), // cast: set before
  );
  return { reachable: reachable.map((label, i) => (isThere[i] ? label : null)), steps, hasLeft };
}

/** Labels of the elements that Tab should reach, in document order. */
const markReachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const REACHED =
      'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]';
    const inGroup = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio' && element.name;
    const isFirstOfGroup = (radio: HTMLInputElement) => {
      const group = [
        ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(radio.name)}"]`),
      ].filter((other) => other.form === radio.form && !other.disabled);
      return radio === (group.find(({ checked }) => checked) ?? group[0]);
    };
    // A modal dialog makes everything behind it unreachable.
    const within = document.querySelector<HTMLElement>(':modal') ?? document.body;
    const reachable = [...within.querySelectorAll<HTMLElement>(REACHED)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=hidden], [inert] *') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        (!inGroup(element) || isFirstOfGroup(element as HTMLInputElement)), // cast: checked by `inGroup`
    );
    (window as unknown as WalkedWindow).reachable = reachable; // cast: own property
    // Ends transitions, so that elements that fade in on focus are in their final state.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    // Tab continues from the last focused position, even without focus: start from the beginning.
    within.tabIndex = -1;
    within.focus();
    within.blur();
    within.removeAttribute('tabindex');
    scrollTo(0, 0);
    getSelection()?.removeAllRanges();
    return reachable.map((element) => {
      const text =
        element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name') || '';
      return `${element.tagName.toLowerCase()} «${text.replace(/\s+/g, ' ').slice(0, 40)}»`;
    });
  });

/** Current position of the focus; null when it is outside the page. */
const stepHere = (page: Page): Promise<Step | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === document.documentElement) return null;
    const reachable = (window as unknown as WalkedWindow).reachable; // cast: set before
    const text =
      focused.getAttribute('aria-label') || focused.textContent?.trim() || focused.getAttribute('name') || '';
    const box = focused.getBoundingClientRect();

    const hasRing = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
    const ringed = [
      ...around.flatMap((element) => (element ? [{ element, style: getComputedStyle(element) }] : [])),
      ...['::before', '::after'].map((part) => ({ element: focused, style: getComputedStyle(focused, part) })),
    ].find(({ style }) => hasRing(style));
    /** Whether an ancestor clips the whole focus ring. */
    const isCut = (element: Element, style: CSSStyleDeclaration) => {
      const reach = Math.max(0, Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth) / 2);
      const rect = element.getBoundingClientRect();
      const sides = [
        [rect.left - reach, (rect.top + rect.bottom) / 2],
        [rect.right + reach, (rect.top + rect.bottom) / 2],
        [(rect.left + rect.right) / 2, rect.top - reach],
        [(rect.left + rect.right) / 2, rect.bottom + reach],
      ] as const;
      const cutters: DOMRect[] = [];
      for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement)
        if (getComputedStyle(at).overflow !== 'visible') cutters.push(at.getBoundingClientRect());
      const left = sides.filter(([x, y]) =>
        cutters.every((cut) => x >= cut.left && x <= cut.right && y >= cut.top && y <= cut.bottom),
      );
      return left.length === 0;
    };
    const points = [0.5, 0.08, 0.92].flatMap((part) =>
      [0.5, 0.08, 0.92].map((down) => [box.left + box.width * part, box.top + box.height * down] as const),
    );
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
    // The pointer passes through a keyboard control over a drawing, so no point of the page leads to it.
    const isForKeys = getComputedStyle(focused).pointerEvents === 'none';
    const isCovered =
      !isForKeys &&
      points.every(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return (
          !top ||
          !(focused.contains(top) || top.contains(focused) || label?.contains(top) || top.contains(label ?? null))
        );
      });
    // A part inside a native control, such as the calendar of a date, whose ring the browser draws itself.
    const isInside = !focused.matches(':focus');
    return {
      label: `${focused.tagName.toLowerCase()} «${text.replace(/\s+/g, ' ').slice(0, 40)}»`,
      index: reachable.indexOf(focused),
      isSeen: isInside || (ringed !== undefined && !isCut(ringed.element, ringed.style)),
      isCovered,
    };
  });

/** Whether a screenshot of the focused element differs from one without focus. */
async function picturesDiffer(page: Page): Promise<boolean> {
  const box = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON() as DOMRect); // cast: JSON of a DOMRect
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, box.x - 8);
  const top = Math.max(0, box.y - 8);
  const clip = {
    x: left,
    y: top,
    width: Math.min(width, box.x + box.width + 8) - left,
    height: Math.min(height, box.y + box.height + 8) - top,
  };
  if (clip.width <= 0 || clip.height <= 0) return false;
  const focused = await page.screenshot({ clip });
  const handle = await page.evaluateHandle(() => document.activeElement as HTMLElement); // cast: checked by the caller
  await handle.evaluate((element) => element.blur());
  const blurred = await page.screenshot({ clip });
  await handle.evaluate((element) => element.focus({ preventScroll: true }));
  return !focused.equals(blurred);
}

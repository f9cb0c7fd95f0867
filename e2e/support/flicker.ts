import type { Page } from 'playwright-core';

export interface Flicker {
  /** Time in which a slot, or the page, was present but hidden. */
  hiddenMs: number;
  /** Layout shift (0 to 1) of elements in slots. */
  shiftOfSlots: number;
  /** Every text of the headline. */
  headlines: string[];
}

declare global {
  interface Window {
    flicker(): Flicker;
  }
  /** Not yet in the DOM types. */
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
}

/** Records from the page's first byte on, frame by frame: hidden elements, layout shifts, texts of the headline. */
export async function watchFlicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hiddenMs = 0;
    let shiftOfSlots = 0;
    let beforeMs = 0;
    const headlines = new Set<string>();
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const look = (nowMs: number) => {
      const slots = [...document.querySelectorAll('[data-slot]')];
      if (slots.some(isHidden)) hiddenMs += nowMs - beforeMs;
      beforeMs = nowMs;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text) headlines.add(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        // cast: the one observed type
        if (sources.some(({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest('[data-slot]')))
          shiftOfSlots += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    window.flicker = () => ({ hiddenMs, shiftOfSlots, headlines: [...headlines] });
  });
}

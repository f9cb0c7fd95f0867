/** Measures a page in the browser: targets, width, animations. */
import type { Page } from 'playwright-core';
import type { Target } from './target-size.ts';

export interface Geometry {
  targets: Target[];
  /** Width of the page beyond the window, in CSS pixels (WCAG 2.2, 1.4.10). */
  overflowPx: number;
  /** Animations that run despite reduced motion (2.3.3). */
  moving: string[];
}

/** A longer duration counts as movement, in ms; with reduced motion the site's own take 0.01. */
const SEEN_AS_MOVING_MS = 1;

export const pageGeometry = (page: Page): Promise<Geometry> =>
  page.evaluate((seenMs) => {
    const PRESSED =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=link], [role=tab], [role=slider], [role=switch]';
    const PLAYER = '[aria-label^="Reproductor"], [data-dock]';
    const labelOf = (element: Element) => {
      const text = element.getAttribute('aria-label') || element.textContent?.trim().replace(/\s+/g, ' ') || '';
      return `${element.tagName.toLowerCase()} «${text.slice(0, 40)}»`;
    };
    /** Its own box, or that of the element that extends it over a card. */
    const boxOf = (element: Element) => {
      const over = getComputedStyle(element, '::after');
      const isOver = over.content !== 'none' && over.position === 'absolute' && over.inset === '0px';
      const isFrame = getComputedStyle(element).position !== 'static';
      const framed = isOver && !isFrame ? (element as HTMLElement).offsetParent : null;
      return (framed ?? element).getBoundingClientRect();
    };
    const isHiddenFromSight = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { clipPath, position } = getComputedStyle(element);
      return position === 'absolute' && (width <= 1 || height <= 1 || clipPath !== 'none');
    };
    const isInLine = (element: Element) =>
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w{2}/.test(node.textContent ?? ''),
      );
    const seen = [...document.querySelectorAll(PRESSED)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const targets = seen.flatMap((element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      // A checkbox or a radio button is also pressed by its label.
      const isChoice = element.matches('[type=checkbox], [type=radio]');
      const pressed = isHiddenFromSight(element) || isChoice ? (label ?? (isChoice ? element : undefined)) : element;
      if (!pressed || element.matches(':disabled')) return [];
      const box = boxOf(pressed);
      if (box.width === 0 || box.height === 0) return [];
      return [
        {
          label: labelOf(element),
          x: box.x + scrollX,
          y: box.y + scrollY,
          width: box.width,
          height: box.height,
          isInline: isInLine(element),
          isOfPlayer: element.closest(PLAYER) !== null && !element.matches('a'),
        },
      ];
    });
    const moving = document.getAnimations().flatMap((animation) => {
      const lastsMs = Number(animation.effect?.getComputedTiming().activeDuration ?? 0);
      if (animation.playState !== 'running' || lastsMs <= seenMs) return [];
      const target = (animation.effect as KeyframeEffect | null)?.target; // cast: the site has no other effects
      return [`${target ? labelOf(target) : 'something'} moves for ${lastsMs} ms`];
    });
    return { targets, overflowPx: document.documentElement.scrollWidth - innerWidth, moving };
  }, SEEN_AS_MOVING_MS);

/** Entry `@sintonia/tag/exposures`: counts decisions of the rendered page once they are seen (P-07). */
import type { Exposure } from '@sintonia/wire';

/** Decision of one activity on a page. */
export interface WatchedDecision {
  readonly activity: string;
  readonly variant: string;
  /** Selectors; one of them in view is enough. */
  readonly watched: readonly string[];
  /** Selectors of elements that may be gone or moved: their parent element is observed. */
  readonly around: readonly string[];
}

/** Seen: half of the element, or of the screen where the element is taller … */
const MIN_SHARE = 0.5;
/** … for one second without interruption. */
const MIN_MS = 1000;

/** Exposures reported on this page load: a visitor who returns by client-side navigation is not reported twice. */
const reported = new Set<string>();

/** Elements of a selector; none for an invalid one. */
function found(document: Document, selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/** Reports each decision once, when one of its elements has been in view; until `signal` aborts. */
export function observeExposures(
  window: Window & typeof globalThis,
  decided: readonly WatchedDecision[],
  emit: (exposure: Exposure) => void,
  signal: AbortSignal,
): void {
  for (const { activity, variant, watched, around } of decided) {
    const key = `${activity} ${variant}`;
    const elements = new Set([
      ...watched.flatMap((selector) => found(window.document, selector)),
      ...around.flatMap((selector) => found(window.document, selector).flatMap((one) => one.parentElement ?? [])),
    ]);
    if (reported.has(key) || elements.size === 0) continue;
    const timers = new Map<Element, number>();
    const stop = () => {
      observer.disconnect();
      for (const timer of timers.values()) window.clearTimeout(timer);
    };
    const seen = () => {
      stop();
      if (reported.has(key)) return;
      reported.add(key);
      emit({ activity, variant, via: 'page' });
    };
    const observer = new window.IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const isFull = rootBounds ? intersectionRect.height >= rootBounds.height * MIN_SHARE : false;
          const isInView = intersectionRatio >= MIN_SHARE || isFull;
          if (isInView && !timers.has(target)) timers.set(target, window.setTimeout(seen, MIN_MS));
          if (isInView) continue;
          window.clearTimeout(timers.get(target));
          timers.delete(target);
        }
      },
      { threshold: [0, 0.25, MIN_SHARE, 0.75, 1] },
    );
    for (const element of elements) observer.observe(element);
    signal.addEventListener('abort', stop, { once: true });
  }
}

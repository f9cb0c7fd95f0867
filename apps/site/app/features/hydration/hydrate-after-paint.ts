import type { EarlyPress } from '../../ui/loading/press-again.ts';

/** On the window until the page is hydrated and React handles events. */
export interface PendingHydration {
  press: EarlyPress | null;
  /** Called when React handles presses. */
  end(): void;
}

/** Name of that property on the window. */
export const PENDING_HYDRATION = '__pendingHydration';

/** `rel` of modules that are preloaded when the page hydrates. */
export const DEFERRED_REL = 'later';

/**
 * Lets a page paint before its scripts are loaded and run: on a slow connection they would compete with picture and
 * fonts, on a fast one they would delay the first paint. The HTML is readable without them. A button that is pressed
 * before React responds is pressed again after hydration.
 *
 * Hydrates after the first paint with its picture, for which it waits one second at most; at once in a hidden tab,
 * which paints nothing; at the latest when everything else has loaded. Serialised into the page, so it must not
 * reference anything outside its body.
 *
 * @param program the module that starts the site
 * @param settings id of the JSON that names the rules (T-12): a script before the program, run in order, so that
 *   measuring begins with the page. If it cannot be loaded or fails, the program still runs (T-05).
 * @param later the `rel` of the links to what it imports
 * @param name property of the window that holds presses
 */
export function hydrateAfterPaint(
  window: Window,
  program: string,
  settings: string,
  later: string,
  name: string,
): void {
  const { document } = window;
  const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? ''; // cast: not an SVG script
  let isPending = true;
  const hydrate = () => {
    if (!isPending) return;
    isPending = false;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${later}"]`)) link.rel = 'modulepreload';
    const { rules } = JSON.parse(document.getElementById(settings)?.textContent ?? '{}');
    if (rules) run({ src: rules.src, integrity: rules.integrity });
    run({ textContent: program });
  };
  /** `async` is off: the scripts run in their order. */
  const run = (of: Partial<HTMLScriptElement>) =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: false, nonce }, of));

  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    // Links and forms work without JavaScript.
    pending.press = button && button.type === 'button' ? { event, button } : null;
    hydrate();
  };
  const pending: PendingHydration = { press: null, end: () => window.removeEventListener('click', keep, true) };
  (window as unknown as Record<string, PendingHydration>)[name] = pending; // cast: property that hydration reads
  window.addEventListener('click', keep, true);

  const TIMEOUT_MS = 1000;
  const afterFrame = () => {
    window.requestAnimationFrame(() => window.setTimeout(hydrate));
    window.setTimeout(hydrate, TIMEOUT_MS); // a hidden frame runs no animation frames
  };
  if (document.hidden) hydrate();
  document.addEventListener('visibilitychange', hydrate);
  window.addEventListener('load', afterFrame);
  new PerformanceObserver(() => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!picture || picture.complete) return afterFrame();
    picture.addEventListener('load', afterFrame);
    picture.addEventListener('error', afterFrame);
    window.setTimeout(hydrate, TIMEOUT_MS);
  }).observe({ type: 'paint', buffered: true });
}

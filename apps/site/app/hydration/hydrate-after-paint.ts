/** What the page keeps while it sleeps, for `press-again.ts`. */
export interface EarlyPress {
  event: Event;
  button: HTMLButtonElement;
}

/** Left on the window until the page is hydrated: React has taken over. */
export interface PendingHydration {
  press: EarlyPress | null;
  /** From now on presses are React's. */
  end(): void;
}

/** Where it is left. */
export const PENDING_HYDRATION = '__pendingHydration';

/** `rel` of what is preloaded when the page hydrates. */
export const DEFERRED_REL = 'later';

/**
 * Lets a page paint before its scripts are fetched and run: on a slow line they take it from the picture and the letters,
 * on a fast one they run in front of the first paint. Nobody can press anything before, and pages are read without them.
 * A button that is pressed before React answers is pressed again then.
 *
 * Hydrates after the first paint with its picture, for which it waits a second at most; at once in a tab behind, which paints
 * nothing; at the latest when all else has loaded.
 * Runs in the page as it stands here, so it reaches for nothing outside itself.
 *
 * @param program the module that starts the site
 * @param settings id of the JSON that names the rules (T-12): a script before the program, run in order, so that measuring
 *   begins with the page. One that cannot be loaded or fails leaves the program as it is (T-05).
 * @param later the `rel` of the links to what it imports
 * @param name under which presses are left on the window
 */
export function hydrateAfterPaint(
  window: Window,
  program: string,
  settings: string,
  later: string,
  name: string,
): void {
  const { document } = window;
  const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? ''; // cast: it is no SVG's
  let isPending = true;
  const hydrate = () => {
    if (!isPending) return;
    isPending = false;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${later}"]`)) link.rel = 'modulepreload';
    const { rules } = JSON.parse(document.getElementById(settings)?.textContent ?? '{}');
    if (rules) run({ src: rules.src, integrity: rules.integrity });
    run({ textContent: program });
  };
  /** `async` is off: scripts of a list run in their order. */
  const run = (of: Partial<HTMLScriptElement>) =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: false, nonce }, of));

  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    // Links and forms work by themselves.
    pending.press = button && button.type === 'button' ? { event, button } : null;
    hydrate();
  };
  const pending: PendingHydration = { press: null, end: () => window.removeEventListener('click', keep, true) };
  (window as unknown as Record<string, PendingHydration>)[name] = pending; // cast: for React to find
  window.addEventListener('click', keep, true);

  const TIMEOUT_MS = 1000;
  const afterFrame = () => {
    window.requestAnimationFrame(() => window.setTimeout(hydrate));
    window.setTimeout(hydrate, TIMEOUT_MS); // a frame out of sight has no next frame
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

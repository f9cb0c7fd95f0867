import { type Hit, LATE_TOLERANCE_MS } from '@sintonia/wire';
import type { PageContext } from '../analytics/page-context.ts';
import { visibleTimeHit } from '../analytics/visible-time-hit.ts';
import { createVisibleTime, LEAST_MS, REPORT_EVERY_MS } from './visible-time.ts';

/** Inputs are examined once in this time. */
const USE_EVERY_MS = 1000;

/** The next page view ends the time of the previous one, whichever version of the rules measures it (T-12). */
const NEXT_PAGE = 'sintonia:nextPage';

const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove', 'timeupdate'];

export interface VisibleTimePorts {
  readonly page: PageContext;
  /** When the page view was counted, ms epoch. */
  readonly fromMs: number;
  /** Whether the visitor allows analytics now. */
  mayMeasure(): boolean;
  send(hit: Hit): void;
}

/**
 * measures how long a page is visible and in use. Sent when the page is hidden or left, with the next page view,
 * and every ten minutes. A withdrawn consent ends it; what was not sent is dropped (C-06).
 */
export function followVisibleTime({ page, fromMs, mayMeasure, send }: VisibleTimePorts, window: Window): void {
  const { document, performance } = window;
  const now = () => performance.now();
  const isVisible = () => document.visibilityState === 'visible';
  let reportedMs = fromMs;
  let sinceMs = now() - (Date.now() - fromMs); // this code may load after the page view
  const time = createVisibleTime(sinceMs, isVisible());
  const controller = new AbortController();
  let sentMs = 0;
  let usedMs = 0;

  const isAllowed = () => {
    if (!mayMeasure()) controller.abort();
    return !controller.signal.aborted;
  };
  const emit = () => {
    const [nowMs, dateMs] = [now(), Date.now()];
    const totalMs = time.totalMs(nowMs);
    const visibleMs = totalMs - sentMs;
    const atMs = dateMs - (nowMs - sinceMs); // by the clock at sending: the device's clock may have been set meanwhile (S-06)
    const coversMs = dateMs - reportedMs;
    sinceMs = nowMs;
    reportedMs = dateMs;
    if (visibleMs < LEAST_MS || !isAllowed()) return;
    sentMs = totalMs;
    if (coversMs < LATE_TOLERANCE_MS) send(visibleTimeHit({ ...page, atMs }, visibleMs));
  };
  const use = () => {
    const nowMs = now();
    if (nowMs - usedMs < USE_EVERY_MS || !isAllowed()) return;
    usedMs = nowMs;
    time.use(nowMs);
  };

  document.dispatchEvent(new Event(NEXT_PAGE));
  const { signal } = controller;
  const end = () => {
    emit();
    controller.abort();
  };
  document.addEventListener(NEXT_PAGE, end, { signal });
  for (const type of USES) document.addEventListener(type, use, { signal, capture: true, passive: true }); // media events do not bubble
  const show = () => {
    time.show(now(), isVisible());
    emit();
  };
  document.addEventListener('visibilitychange', show, { signal });
  const timer = window.setInterval(emit, REPORT_EVERY_MS);
  signal.addEventListener('abort', () => window.clearInterval(timer));
  window.addEventListener('pagehide', emit, { signal, capture: true }); // before the tag, which then hands over its hits
}

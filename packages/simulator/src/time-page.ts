import { visibleTimeHit } from '@sintonia/tag/analytics';
import { createVisibleTime, IN_USE_MS, LEAST_MS, REPORT_EVERY_MS } from '@sintonia/tag/visible-time';
import type { Hit } from '@sintonia/wire';

/** A page that is open. True times, ms epoch. */
export interface SeenPage {
  fromMs: number;
  /** When the device was used or media advanced, in any order. */
  usesMs: number[];
  /** When the page was in the background, or the device asleep; without overlaps. */
  awayMs: (readonly [fromMs: number, toMs: number])[];
}

/** Parts of the time on one page: what the browser sends, and what happened. */
export interface TimedPage {
  parts: { hit: Hit; fromMs: number; visibleS: number; sentAtMs: number }[];
  timeS: number;
}

type Context = Parameters<typeof visibleTimeHit>[0];

/**
 * The time on a page, from its view to its end.
 *
 * @param contextAt the page at a true time, by the device's clock as it is when the part is sent
 */
export function timePage(
  { fromMs, usesMs, awayMs }: SeenPage,
  endMs: number,
  contextAt: (atMs: number, sentAtMs: number) => Context,
): TimedPage {
  const happenings = [
    ...usesMs.map((atMs) => ({ atMs, what: 'use' })),
    ...awayMs.flatMap(([since, until]) => [
      { atMs: since, what: 'hide' },
      { atMs: until, what: 'show' },
    ]),
    ...Array.from({ length: Math.floor((endMs - fromMs) / REPORT_EVERY_MS) }, (_, i) => ({
      atMs: fromMs + (i + 1) * REPORT_EVERY_MS,
      what: 'interval',
    })),
  ].filter(({ atMs }) => atMs > fromMs && atMs < endMs);
  const time = createVisibleTime(fromMs, true);
  const parts: TimedPage['parts'] = [];
  let sinceMs = fromMs;
  let sentMs = 0;
  const emit = (atMs: number) => {
    const totalMs = time.totalMs(atMs);
    const visibleMs = totalMs - sentMs;
    const beganMs = sinceMs;
    sinceMs = atMs;
    if (visibleMs < LEAST_MS) return;
    sentMs = totalMs;
    const hit = visibleTimeHit(contextAt(beganMs, atMs), visibleMs);
    parts.push({ hit, fromMs: beganMs, visibleS: visibleMs / 1000, sentAtMs: atMs });
  };
  for (const { atMs, what } of happenings.toSorted((a, b) => a.atMs - b.atMs)) {
    if (what === 'use') time.use(atMs);
    if (what === 'hide' || what === 'show') time.show(atMs, what === 'show');
    if (what !== 'use') emit(atMs);
  }
  emit(endMs);
  return { parts, timeS: seenMs({ fromMs, usesMs, awayMs }, endMs) / 1000 };
}

/** Counted from the definition, not as the browser measures it. */
function seenMs({ fromMs, usesMs, awayMs }: SeenPage, endMs: number): number {
  const uses = [fromMs, ...usesMs.filter((atMs) => atMs > fromMs && atMs < endMs).sort((a, b) => a - b)];
  return uses.reduce((sum, atMs, i) => {
    const untilMs = Math.min(uses[i + 1] ?? endMs, atMs + IN_USE_MS);
    const away = awayMs.map(([since, until]) => Math.max(0, Math.min(until, untilMs) - Math.max(since, atMs)));
    return sum + untilMs - atMs - away.reduce((total, ms) => total + ms, 0);
  }, 0);
}

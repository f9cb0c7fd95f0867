import type { Hit } from '@sintonia/wire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toDigitalData } from '../data-layer/data-layer.ts';
import { fakeWindow } from '../testing/fake-window.ts';
import { followVisibleTime } from './follow-visible-time.ts';

const NOON = Date.UTC(2026, 10, 20, 11);
const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

/** A page that was viewed at noon and is touched every ten seconds. */
function aPageInUse() {
  const { window, fire } = fakeWindow('https://site.example/');
  Object.assign(window, { performance, clearInterval });
  Object.assign(window.document, { visibilityState: 'visible' });
  const parts: { afterNoonMs: number; visibleMs: number }[] = [];
  const send = ({ localTime, context }: Hit) =>
    parts.push({ afterNoonMs: (localTime?.atMs ?? 0) - NOON, visibleMs: Number(context?.['visible.ms']) });
  const page = {
    ...{ atMs: NOON, offsetMin: -60, url: 'https://site.example/', referrer: '', layer: toDigitalData({}) },
    ...{ screen: '390x844', colourDepth: 24, windowWidth: 390, windowHeight: 720 },
  };
  followVisibleTime({ page, fromMs: NOON, mayMeasure: () => true, send }, window);
  const use = (forMs: number) => {
    for (let ms = 0; ms < forMs; ms += 10_000) {
      vi.advanceTimersByTime(10_000);
      fire('keydown');
    }
  };
  const leave = () => fire('pagehide');
  return { parts, use, leave };
}

/** The device's clock is set; time that passes is measured by another one. */
const setClock = (byMs: number) => void vi.setSystemTime(Date.now() + byMs);

describe('parts of the time on a page', () => {
  test('R-01 a part begins where the last one ended', () => {
    const { parts, use, leave } = aPageInUse();
    use(40 * MINUTE_MS);
    leave();
    expect(parts.reduce((sum, { visibleMs }) => sum + visibleMs, 0)).toBe(40 * MINUTE_MS);
    let endedMs = 0;
    for (const { afterNoonMs, visibleMs } of parts) {
      expect(afterNoonMs).toBe(endedMs);
      endedMs += visibleMs;
    }
  });

  test.each([-14, 3, 14])(
    'S-06 begins by the clock that its request states, set by %i minutes meanwhile',
    (minutes) => {
      const { parts, use, leave } = aPageInUse();
      use(2 * MINUTE_MS);
      setClock(minutes * MINUTE_MS);
      use(MINUTE_MS);
      leave();
      expect(parts).toEqual([{ afterNoonMs: minutes * MINUTE_MS, visibleMs: 3 * MINUTE_MS }]);
    },
  );

  test('R-01 a part in which the device slept for half an hour is dropped, as its beginning is unknown', () => {
    const { parts, use, leave } = aPageInUse();
    use(MINUTE_MS);
    setClock(31 * MINUTE_MS); // the browser's monotonic clock stands still meanwhile
    use(MINUTE_MS);
    leave();
    use(MINUTE_MS);
    leave();
    expect(parts).toEqual([{ afterNoonMs: 33 * MINUTE_MS, visibleMs: MINUTE_MS }]);
  });
});

import Hls, { Events, type HlsListeners, type InterstitialEvent } from 'hls.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentMedia } from '../events/content-media.ts';
import type { PlayerEventType } from '../events/player-events.ts';
import { createAdScreen } from './ad-screen.ts';
import { followAds } from './follow-ads.ts';

class FakeElement extends EventTarget {
  currentTime = 0;
  duration = 36;
  muted = false;
  paused = false;
  plays = 0;
  play = async () => void this.plays++;
}

/** A stand-in for hls.js: its events are dispatched here, calls to it are recorded. */
class FakeEngine {
  skips = 0;
  media = {};
  interstitialsManager = { skip: () => void this.skips++ };
  readonly received = new Map<string, (name: string, what: unknown) => void>();
  on = (name: string, onEvent: (name: string, what: unknown) => void) => void this.received.set(name, onEvent);
  emit<N extends keyof HlsListeners>(name: N, what: object) {
    this.received.get(name)?.(name, what);
  }
}

const LIST = {
  ASSETS: [{ DURATION: 8, 'X-AD-ID': 'llet', 'X-AD-TRACKING': { error: '/error?ad=llet' } }],
  'X-AD-LATE': '/late?ad=x',
};

function followed() {
  const element = new FakeElement();
  const engine = new FakeEngine();
  const emitted: PlayerEventType[] = [];
  const stop = followAds({
    Engine: Hls,
    engine: engine as unknown as Hls, // cast: all members that are used
    element: element as unknown as HTMLMediaElement, // cast: the same
    content: contentMedia(element as unknown as HTMLMediaElement), // cast: the same
    screen: createAdScreen(),
    startS: 0,
    emit: ({ type }) => emitted.push(type),
    now: () => Date.now(),
  });
  const event = { identifier: 'ad-pre', startTime: 0, cue: { pre: true, post: false, once: true } };
  return {
    engine,
    emitted,
    stop,
    fire: (name: string) => element.dispatchEvent(new Event(name)),
    beginBreak: () => engine.emit(Events.INTERSTITIAL_STARTED, { event }),
    beginAd: () =>
      engine.emit(Events.INTERSTITIAL_ASSET_STARTED, {
        event: { ...event, assetListResponse: LIST } as unknown as InterstitialEvent, // cast: all members that are used
        assetListIndex: 0,
        player: {},
      }),
  };
}

let sent: string[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      fetch: async (url: string) => {
        sent.push(url);
        return { ok: true };
      },
      navigator: { sendBeacon: () => true },
      setTimeout,
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('clock of a break (V-08)', () => {
  test('V-08 delays content by three seconds for a list that never arrives, and abandons it once', () => {
    const { engine, beginBreak } = followed();
    beginBreak();
    vi.advanceTimersByTime(2999);
    expect(engine.skips).toBe(0);
    vi.advanceTimersByTime(1);
    expect(engine.skips).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(engine.skips).toBe(1);
  });

  test('V-08 limits list and ad together to three seconds, and reports an ad that never arrives', () => {
    const { engine, emitted, beginBreak, beginAd } = followed();
    beginBreak();
    vi.advanceTimersByTime(2000);
    beginAd();
    vi.advanceTimersByTime(999);
    expect([engine.skips, sent]).toEqual([0, []]);
    vi.advanceTimersByTime(1);
    expect([engine.skips, sent]).toEqual([1, ['/late?ad=x', '/error?ad=llet&code=402']]);
    expect(emitted).toEqual([]);
  });

  test('V-08 lets a playing ad take any time, and adds up its stalls', () => {
    const { engine, fire, beginBreak, beginAd } = followed();
    beginBreak();
    beginAd();
    vi.advanceTimersByTime(1000);
    fire('playing');
    vi.advanceTimersByTime(60_000);
    fire('waiting');
    vi.advanceTimersByTime(1999);
    expect(engine.skips).toBe(0);
    vi.advanceTimersByTime(1);
    expect(engine.skips).toBe(1);
  });

  test('V-08 does not count while the viewer has paused or after the page is left', () => {
    const { engine, stop, fire, beginBreak, beginAd } = followed();
    beginBreak();
    beginAd();
    fire('pause');
    vi.advanceTimersByTime(60_000);
    fire('play');
    vi.advanceTimersByTime(2999);
    expect(engine.skips).toBe(0);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(engine.skips).toBe(0);
  });
});

import { parseQuery } from '@sintonia/wire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MediaHeartbeat } from '../playback.ts';
import {
  aFreshPage,
  aNewMedia,
  config,
  eventOf,
  measurement,
  media,
  player,
} from '../testing/media-heartbeat-builders.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('parts of the session that load on first use (M-07)', () => {
  test('M-07 processes calls made while a part is loading in order, each with its own time', async () => {
    vi.resetModules(); // a page that has loaded no session part yet
    const fresh = (await import('../playback.ts')).MediaHeartbeat;
    const sent: Map<string, string | null>[] = [];
    const log = vi.fn();
    const tracker = new fresh(player, config(), measurement(), {
      log,
      send: async (url) => sent.push(new Map(parseQuery(url.slice(url.indexOf('?'))))) > 0,
      read: async () => null,
    });
    const startMs = Date.now();
    tracker.trackSessionStart(
      fresh.createMediaObject('Notícies', 'n-1', 60, fresh.StreamType.VOD, fresh.MediaType.Video),
    );
    tracker.trackEvent('adBreakStart', fresh.createAdBreakObject('pre', 1, 0));
    vi.advanceTimersByTime(40);
    tracker.trackEvent('adStart', fresh.createAdObject('Anunci', 'a-1', 1, 10));
    tracker.trackEvent('adComplete');
    tracker.trackEvent('adSkip');
    vi.advanceTimersByTime(50);
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(log.mock.lastCall?.[1]).toContain('API:trackEvent(AdSkip) -  MediaHeartbeat is not tracking any Ad');
    const ad = sent.filter(
      (heartbeat) => heartbeat.get('s:asset:type') === 'ad' && heartbeat.get('s:event:type') !== 'aa_ad_start',
    );
    expect(
      ad.map((heartbeat) => [heartbeat.get('s:event:type'), Number(heartbeat.get('l:event:ts')) - startMs]),
    ).toEqual([
      ['start', 40],
      ['complete', 40],
    ]);
    tracker.destroy();
  });

  test('M-06 an ad keeps its duration when the clock is set meanwhile, and its heartbeats have the new time', async () => {
    const { fresh, tracker, sent, heartbeats } = await aFreshPage();
    tracker.trackSessionStart(aNewMedia(fresh));
    tracker.trackEvent('adBreakStart', fresh.createAdBreakObject('pre', 1, 0));
    tracker.trackEvent('adStart', fresh.createAdObject('Anunci', 'a-1', 1, 10));
    tracker.trackPlay();
    await vi.advanceTimersByTimeAsync(4000);
    vi.setSystemTime(Date.now() + 300_000);
    await vi.advanceTimersByTimeAsync(4000);
    tracker.trackEvent('adComplete');
    const endMs = Date.now();
    await vi.advanceTimersByTimeAsync(1000);
    const ad = heartbeats.filter((heartbeat) => heartbeat.get('s:asset:type') === 'ad');
    const played = ad.filter((heartbeat) => heartbeat.get('s:event:type') === 'play');
    expect(played.reduce((sum, heartbeat) => sum + Number(heartbeat.get('l:event:duration')), 0)).toBe(8000);
    expect(Number(played.at(-1)?.get('l:event:ts'))).toBe(endMs);
    expect(sent).toContain('complete');
    tracker.destroy();
  });

  test('M-07 M-10 drops inputs that wait for a part when the page unloads, and sends the rest', async () => {
    const { fresh, tracker, sent, leave } = await aFreshPage();
    tracker.trackSessionStart(aNewMedia(fresh));
    tracker.trackPlay();
    await vi.advanceTimersByTimeAsync(1500);
    tracker.trackEvent('adBreakStart', fresh.createAdBreakObject('mid', 1, 1));
    tracker.trackComplete();
    leave();
    expect(sent.at(-1)).toBe('complete');
    tracker.destroy();
  });

  test('M-04 M-10 ends the session of a destroyed tracker once the part that was loading has arrived', async () => {
    const { fresh, tracker, sent } = await aFreshPage();
    tracker.trackSessionStart(aNewMedia(fresh));
    await vi.advanceTimersByTimeAsync(1500);
    tracker.trackEvent('chapterStart', fresh.createChapterObject('C', 1, 60, 0));
    tracker.destroy();
    await vi.waitFor(() => expect(sent.at(-1)).toBe('end'));
    expect(sent).toContain('chapter_start');
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    { status: 'in', summary: ['start', 'start', 'play', 'play', 'end', 'aa_start'] },
    { status: 'out', summary: [] },
  ] as const)(
    'M-10 C-03 a tracker let go of while privacy is not known waits for it: $status',
    async ({ status, summary }) => {
      const sent: string[] = [];
      const listeners = new Set<(status: 'in' | 'out') => void>();
      const ready: (() => void)[] = [];
      const tracker = new MediaHeartbeat(
        player,
        config(),
        measurement({
          onPrivacy: (listener) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
          whenReady: (listener) => void ready.push(listener),
        }),
        { send: async (url) => sent.push(eventOf(url) ?? '') > 0, read: async () => null },
      );
      tracker.trackSessionStart(media());
      tracker.trackPlay();
      await vi.advanceTimersByTimeAsync(1000);
      tracker.destroy();
      await vi.advanceTimersByTimeAsync(60_000);
      expect([sent, listeners.size]).toEqual([[], 1]);
      for (const listener of [...listeners]) listener(status);
      await vi.advanceTimersByTimeAsync(1000);
      expect(listeners.size).toBe(status === 'in' ? 1 : 0); // the analytics start still waits for the visitor ids
      for (const listener of ready) listener();
      await vi.advanceTimersByTimeAsync(1000);
      expect(sent).toEqual(summary);
      expect(listeners.size).toBe(0);
    },
  );

  test('M-07 drops only inputs that need a part that failed to load, and does not retry at once', async () => {
    vi.resetModules();
    const fetchPart = vi.fn(async () => Promise.reject(new Error('offline')));
    vi.doMock('./fetch-part.ts', () => ({ fetchPart }));
    const fresh = (await import('../playback.ts')).MediaHeartbeat;
    vi.doUnmock('./fetch-part.ts');
    const sent: string[] = [];
    let positionS = 0;
    const stuck = { getCurrentPlaybackTime: () => positionS, getQoSObject: () => null };
    const tracker = new fresh(stuck, config(), measurement(), {
      log: () => {},
      send: async (url) => sent.push(url) > 0,
      read: async () => null,
    });
    tracker.trackSessionStart(
      fresh.createMediaObject('Notícies', 'n-1', 60, fresh.StreamType.VOD, fresh.MediaType.Video),
    );
    tracker.trackEvent('chapterStart', fresh.createChapterObject('C', 1, 60, 0));
    tracker.trackPlay();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(eventOf)).toEqual(['start', 'aa_start', 'start', 'play']);
    positionS = Number.NaN; // logged by the diagnostics part
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetchPart.mock.calls.length).toBeLessThanOrEqual(5);
    tracker.destroy();
  });
});

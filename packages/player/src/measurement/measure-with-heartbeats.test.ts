import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBreak, anAd } from '../ads/testing/an-ad.ts';
import type { Presentation } from './presentation.ts';
import { aVisitor, startHeartbeats as start } from './testing/measured-medium.ts';

const sent = vi.hoisted(() => [] as string[]);
vi.mock('@sintonia/tag/outbox', () => ({
  pageOutbox: () => ({ send: async (url: string) => sent.push(url) > 0 }),
}));

const heartbeats = () => sent.map((url) => new URL(url).searchParams);
const events = () => heartbeats().map((heartbeat) => heartbeat.get('s:event:type'));

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('heartbeats of a medium', () => {
  test('M-01 carry its name, length, channel and standard metadata', async () => {
    const { measurement, choose } = aVisitor();
    await start(measurement);
    choose('in');
    await vi.advanceTimersByTimeAsync(300);
    const heartbeat = heartbeats()[0];
    expect(sent[0]?.startsWith('https://mesura.example/hb/?')).toBe(true);
    expect([
      heartbeat?.get('s:asset:name'),
      heartbeat?.get('s:asset:video_id'),
      heartbeat?.get('l:asset:length'),
    ]).toEqual(['Cims', '1001', '36']);
    expect([
      heartbeat?.get('s:sp:channel'),
      heartbeat?.get('s:sp:player_name'),
      heartbeat?.get('s:stream:type'),
    ]).toEqual(['tramuntana-1', 'sintonia-web', 'vod']);
    expect(heartbeat?.get('s:meta:a.media.show')).toBe('Cims');
    expect(
      ['s:sp:ovp', 's:sp:sdk', 's:sp:hb_version', 'l:sp:hb_api_lvl'].map((key) => Boolean(heartbeat?.get(key))),
    ).toEqual([true, true, true, true]);
    expect(heartbeat?.get('s:sp:sdk')).toBe('1.2.3');
  });

  test('M-01 call audio on demand audio', async () => {
    const { measurement, choose } = aVisitor();
    await start(measurement, 'audio');
    choose('in');
    await vi.advanceTimersByTimeAsync(0);
    expect([heartbeats()[0]?.get('s:stream:type'), heartbeats()[0]?.get('s:meta:a.media.streamType')]).toEqual([
      'aod',
      'audio',
    ]);
  });

  test('M-01 V-04 give a live medium the length of the day in which its playhead counts', async () => {
    const { measurement, choose } = aVisitor();
    await start(measurement, 'audio', 'live');
    choose('in');
    await vi.advanceTimersByTimeAsync(0);
    const heartbeat = heartbeats()[0];
    expect([heartbeat?.get('s:stream:type'), heartbeat?.get('l:asset:length')]).toEqual(['live', '86400']);
  });

  test('V-05 give chapters their name, position, start and length', async () => {
    const { measurement, choose } = aVisitor();
    const session = await start(measurement);
    choose('in');
    session?.play();
    session?.chapterStart({ title: 'El front', position: 2, startS: 7, lengthS: 9 });
    await vi.dynamicImportSettled(); // chapter code loads with the first chapter
    await vi.advanceTimersByTimeAsync(1000);
    session?.chapterComplete();
    session?.complete();
    await vi.advanceTimersByTimeAsync(1000);
    const emitted = heartbeats().find((heartbeat) => heartbeat.get('s:event:type') === 'chapter_start');
    expect(
      ['s:stream:chapter_name', 'l:stream:chapter_pos', 'l:stream:chapter_offset', 'l:stream:chapter_length'].map(
        (key) => emitted?.get(key),
      ),
    ).toEqual(['El front', '2', '7', '9']);
    expect(events().indexOf('chapter_complete')).toBeLessThan(events().indexOf('complete'));
  });

  test('M-01 V-02 give ads their name, position and length, their break and the six ad keys', async () => {
    const { measurement, choose } = aVisitor();
    const session = await start(measurement);
    choose('in');
    session?.adBreakStart(aBreak({ kind: 'mid', position: 2, startS: 26 }));
    session?.adStart(anAd({ position: 1, lengthS: 8.08 }));
    await vi.dynamicImportSettled(); // ad code loads with the first ad
    await vi.advanceTimersByTimeAsync(1500);
    session?.adComplete();
    session?.adBreakComplete();
    session?.complete();
    await vi.advanceTimersByTimeAsync(1000);
    const ofAds = heartbeats().filter((heartbeat) => heartbeat.get('s:asset:type') === 'ad');
    expect(ofAds.map((heartbeat) => heartbeat.get('s:event:type'))).toEqual([
      'start',
      'aa_ad_start',
      'play',
      'play',
      'complete',
    ]);
    expect(
      [
        ...['s:asset:ad_id', 's:asset:ad_name', 'l:asset:ad_length', 's:asset:pod_position'],
        ...['s:asset:pod_name', 'l:asset:pod_offset', 's:meta:a.media.ad.advertiser', 's:meta:a.media.ad.campaign'],
        ...['s:meta:a.media.ad.creative', 's:meta:a.media.ad.placement', 's:meta:a.media.ad.site'],
        's:meta:a.media.ad.creativeURL',
      ].map((key) => ofAds[0]?.get(key)),
    ).toEqual([
      ...['tren', 'Adorm-t’hi', '8', '1', 'midroll', '26', 'Estel', 'hivern', 'estel-8s', 'pre', 'www.example.cat'],
      'https://cdn.example/estel.mp4',
    ]);
  });

  test('R-03 state how many ads a break was to show, also where none of them starts', async () => {
    const { measurement, choose } = aVisitor();
    const session = await start(measurement);
    choose('in');
    session?.adBreakStart(aBreak({ kind: 'pre', position: 1, ads: 2 }));
    session?.adStart(anAd({ position: 1 }));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1500);
    session?.adComplete();
    session?.adBreakComplete();
    session?.play();
    await vi.advanceTimersByTimeAsync(5000);
    session?.adBreakStart(aBreak({ kind: 'mid', position: 2, ads: 3 }));
    await vi.advanceTimersByTimeAsync(100); // shorter than any heartbeat of a wait
    session?.adBreakComplete();
    session?.play();
    await vi.advanceTimersByTimeAsync(5000);
    session?.complete();
    await vi.advanceTimersByTimeAsync(1000);
    const inBreaks = heartbeats().filter((heartbeat) => heartbeat.has('l:own:ads_planned'));
    const of = (kind: string) => inBreaks.filter((heartbeat) => heartbeat.get('s:asset:pod_name') === kind);
    expect(new Set(of('preroll').map((heartbeat) => heartbeat.get('l:own:ads_planned')))).toEqual(new Set(['2']));
    expect(of('preroll').map((heartbeat) => heartbeat.get('s:asset:type'))).toContain('ad');
    expect(
      of('midroll').map((heartbeat) =>
        ['s:event:type', 's:asset:type', 'l:own:ads_planned'].map((key) => heartbeat.get(key)),
      ),
    ).toEqual([['buffer', 'main', '3']]);
  });

  test('R-03 say that the viewer skipped an ad, however soon, and not that it failed', async () => {
    const { measurement, choose } = aVisitor();
    const session = await start(measurement);
    choose('in');
    session?.adBreakStart(aBreak({ kind: 'pre', position: 1, ads: 2 }));
    session?.adStart(anAd({ id: 'skipped', position: 1 }));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100); // shorter than any heartbeat of an ad that plays
    session?.adSkip();
    session?.adStart(anAd({ id: 'failed', position: 2 }));
    await vi.advanceTimersByTimeAsync(1500);
    session?.adLeave();
    session?.adBreakComplete();
    session?.complete();
    await vi.advanceTimersByTimeAsync(1000);
    const ended = heartbeats().filter((heartbeat) => heartbeat.has('s:own:ad_end'));
    expect(ended.map((heartbeat) => [heartbeat.get('s:asset:ad_id'), heartbeat.get('s:own:ad_end')])).toEqual([
      ['skipped', 'skip'],
    ]);
  });

  test('R-04 number the heartbeats of a session from 1, so that a lost one is missed', async () => {
    const { measurement, choose } = aVisitor();
    for (let i = 0; i < 2; i++) {
      sent.length = 0;
      const session = await start(measurement);
      choose('in');
      session?.play();
      await vi.advanceTimersByTimeAsync(35_000);
      session?.complete();
      await vi.advanceTimersByTimeAsync(1000);
      expect(sent.length).toBeGreaterThan(4);
      expect(heartbeats().map((heartbeat) => Number(heartbeat.get('l:own:number')))).toEqual(sent.map((_, n) => n + 1));
    }
  });

  test.each([
    { browser: 'on a phone', connection: { type: 'cellular', effectiveType: '3g' }, network: ['cellular', '3g'] },
    { browser: 'on a computer', connection: { effectiveType: '4g' }, network: [null, '4g'] },
    { browser: 'without a network', connection: { type: 'unknown' }, network: [null, null] },
    { browser: 'that does not say', connection: undefined, network: [null, null] },
  ])('R-04 name the network once, at the start, in a browser $browser', async ({ connection, network }) => {
    vi.stubGlobal('navigator', { connection });
    const { measurement, choose } = aVisitor();
    const session = await start(measurement);
    choose('in');
    session?.play();
    await vi.advanceTimersByTimeAsync(12_000);
    session?.end();
    await vi.advanceTimersByTimeAsync(1000);
    const networks = heartbeats().map((heartbeat) => [heartbeat.get('s:own:connection'), heartbeat.get('s:own:speed')]);
    const starts = events().map((event) => event === 'start');
    expect(starts).toContain(true);
    expect(networks).toEqual(starts.map((isStart) => (isStart ? network : [null, null])));
  });

  test('R-01 report seconds with and without subtitles apart, and time by the clock at any speed', async () => {
    const { measurement, choose } = aVisitor();
    let how: Partial<Presentation> & { height?: number } = { subtitles: 'off', rate: '1', height: 360 };
    let [fromS, sinceMs] = [0, Date.now()];
    const at = () => fromS + ((Date.now() - sinceMs) / 1000) * Number(how.rate);
    const session = await start(measurement, 'video', 'vod', { at, how: () => how });
    const change = (next: typeof how) => {
      [fromS, sinceMs] = [at(), Date.now()];
      how = { ...how, ...next };
      session?.presentationChange();
    };
    choose('in');
    session?.play();
    await vi.advanceTimersByTimeAsync(5000);
    change({ subtitles: 'on' });
    await vi.advanceTimersByTimeAsync(13_000);
    change({ rate: '0.75' });
    await vi.advanceTimersByTimeAsync(20_000);
    change({ rate: '1.5', height: 720 });
    await vi.advanceTimersByTimeAsync(20_000);
    change({ rate: '2' });
    await vi.advanceTimersByTimeAsync(100);
    change({ rate: '1' }); // time too short for a heartbeat of its own is added to the next one
    await vi.advanceTimersByTimeAsync(4900);
    session?.end();
    await vi.advanceTimersByTimeAsync(1000);
    const msBy = new Map<string, number>();
    for (const heartbeat of heartbeats().filter((one) => one.get('s:event:type') === 'play')) {
      const key = ['s:own:subtitles', 's:own:rate', 'l:own:height'].map((name) => heartbeat.get(name)).join(' ');
      msBy.set(key, (msBy.get(key) ?? 0) + Number(heartbeat.get('l:event:duration')));
    }
    expect([...msBy]).toEqual([
      ['off 1 360', 4750], // the first play waits for a pre-roll
      ['on 1 360', 13_000],
      ['on 0.75 360', 20_000],
      ['on 1.5 720', 20_000],
      ['on 1 720', 5000],
    ]);
  });

  test('M-01 accept a title from the stream as timed metadata, without a refusal', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { measurement, choose } = aVisitor();
    const session = await start(measurement, 'audio', 'live');
    choose('in');
    session?.play();
    session?.timedMetadata('Maria Arnal – Ventura');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(log).not.toHaveBeenCalled();
    session?.timedMetadata('');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100);
    expect(log.mock.calls.flat().join()).toContain('TimedMetadata passed into');
    log.mockRestore();
  });

  test('M-04 M-10 deliver the last requests of a session that ends at once', async () => {
    const { measurement, choose } = aVisitor();
    const session = await start(measurement);
    choose('in');
    await vi.advanceTimersByTimeAsync(0);
    session?.play();
    await vi.advanceTimersByTimeAsync(1400);
    session?.complete();
    await vi.advanceTimersByTimeAsync(0);
    expect(events().slice(-2)).toEqual(['play', 'complete']);
  });

  test('M-10 C-06 count everything held when consent is given after the end, and destroy the heartbeat', async () => {
    const { measurement, choose, listeners } = aVisitor();
    const session = await start(measurement);
    session?.play();
    await vi.advanceTimersByTimeAsync(1400);
    session?.complete();
    await vi.advanceTimersByTimeAsync(5000);
    expect(events()).toEqual([]);
    choose('in');
    await vi.advanceTimersByTimeAsync(0);
    expect(events()[0]).toBe('start');
    expect(events()).toContain('complete');
    expect(events()).toContain('aa_start');
    expect(listeners.size).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { createQoSObject } from '../adapter/media-objects.ts';
import { drive } from '../testing/drive.ts';
import { ad, adBreak, chapter, heartbeats, last, media, session, summary, texts } from '../testing/session-builders.ts';
import { MediaObjectKey } from './media-options.ts';

describe('the course of a session (§ 4)', () => {
  test('M-04 a new ad skips the open one, a new break completes the other, complete closes all', () => {
    const driven = session();
    driven.call(0, 'play');
    for (const [ms, call, info] of [
      [2000, 'adBreakStart', adBreak(1)],
      [2000, 'adStart', ad('a-1')],
      [4000, 'adStart', ad('a-2')],
      [6000, 'adBreakStart', adBreak(2)],
      [6000, 'adStart', ad('a-3')],
      [8000, 'chapterStart', chapter()],
      [9000, 'complete', undefined],
    ] as const) {
      driven.call(ms, call, info);
    }
    const ads = heartbeats(driven).filter(({ assetType }) => assetType === 'ad');
    expect(ads.filter(({ eventType }) => eventType === 'start').map(({ adId }) => adId)).toEqual(['a-1', 'a-2', 'a-3']);
    expect(ads.some(({ eventType }) => eventType === 'complete')).toBe(false);
    expect(last(driven)).toMatchObject({ eventType: 'complete', assetType: 'main', playheadS: 600 });
    expect(last(driven)).not.toHaveProperty('chapterId');
  });

  test('M-07 an explicit granular flag false reports the ad at the content interval', () => {
    const driven = session();
    const slow = ad();
    slow.setValue(MediaObjectKey.GranularAdTracking, false);
    driven.call(0, 'adBreakStart', adBreak());
    driven.call(0, 'adStart', slow);
    driven.until(11_000);
    expect(summary(driven).filter((line) => line.startsWith('play ad'))).toEqual(['play ad 10000']);
  });

  test.each([0, -5, '0'])('M-05 plays at once with a preroll wait of %s', (waitMs) => {
    const start = media();
    start.setValue(MediaObjectKey.PrerollTrackingWaitingTime, waitMs);
    const driven = session(start);
    driven.call(100, 'play');
    driven.until(250);
    expect(summary(driven)).toContain('start 100');
  });

  test('M-05 a seek cancels the preroll wait, its end restarts the wait', () => {
    const driven = session();
    driven.call(0, 'play');
    driven.call(100, 'seekStart');
    driven.call(3000, 'seekComplete');
    driven.until(3500);
    expect(summary(driven)).toEqual(['start 0', 'aa_start 0', 'start 100', 'pause 3150', 'play 0']);
  });

  test('M-03 play while buffering ends the buffering', () => {
    const driven = session();
    driven.call(0, 'play');
    driven.call(1000, 'bufferStart');
    driven.call(3000, 'play');
    driven.until(4000);
    expect(summary(driven).slice(-3)).toEqual(['buffer 2000', 'play 0', 'play 253']);
  });

  test('M-08 settings change the interval, and are checked again at most every 600 s', () => {
    const driven = session(media(), () => 5);
    const xml =
      '<s><trackingInterval>5</trackingInterval><setupCheckInterval>900</setupCheckInterval><trackExternalErrors>0</trackExternalErrors></s>';
    driven.at(10, { type: 'settings', xml });
    driven.call(10, 'pause');
    driven.until(650_000);
    expect(summary(driven).filter((line) => line === 'pause 5000').length).toBeGreaterThan(100);
    expect(driven.all.filter(({ type }) => type === 'readSettings')).toHaveLength(2);
  });

  test('M-07 holds 2000 heartbeats while the privacy status is unknown, then sends them in order with their own times', () => {
    const driven = drive(() => 1);
    driven.call(0, 'sessionStart', media());
    for (let ms = 300; ms <= 300 * 2200; ms += 300) driven.call(ms, 'error', `e${ms}`);
    expect(heartbeats(driven)).toEqual([]);
    driven.at(700_000, { type: 'begin' });
    expect(heartbeats(driven)).toHaveLength(2000);
    expect(heartbeats(driven)[0]).toMatchObject({ eventType: 'start', atMs: 0 });
  });

  test('M-11 sends no analytics start before both privacy status and visitor ids are known', () => {
    for (const order of [
      ['begin', 'analyticsReady'],
      ['analyticsReady', 'begin'],
    ] as const) {
      const driven = drive();
      driven.call(0, 'sessionStart', media());
      const starts = () => driven.all.filter(({ type }) => type === 'analyticsStart').length;
      driven.at(100, { type: order[0] });
      expect(starts()).toBe(0);
      driven.at(200, { type: order[1] });
      driven.until(500);
      expect(starts()).toBe(1);
      expect(last(driven)).toMatchObject({ eventType: 'aa_start', atMs: 200, withIds: true });
    }
  });

  test('M-11 closes the open state, sends end and then nothing after consent is withdrawn', () => {
    const driven = session();
    driven.call(0, 'play');
    driven.at(5000, { type: 'deny' });
    expect(summary(driven).slice(-2)).toEqual(['play 3749', 'end 0']);
    const sentBefore = heartbeats(driven).length;
    expect(texts(driven.call(6000, 'pause')).join()).toContain('is not in active tracking session');
    driven.until(60_000);
    expect(heartbeats(driven)).toHaveLength(sentBefore);
  });

  test('M-06 counts nothing for a gap of more than ten minutes in the clock', () => {
    const driven = session(media(), () => 1);
    driven.call(100, 'pause');
    driven.until(1000);
    driven.at(800_000, { type: 'time' });
    driven.call(800_300, 'sessionEnd');
    expect(heartbeats(driven).every(({ durationMs }) => durationMs <= 10_125)).toBe(true);
  });

  test('M-10 sends the open state when the page unloads', () => {
    const driven = session();
    driven.call(0, 'play');
    driven.at(6000, { type: 'leave' });
    expect(summary(driven).at(-1)).toBe('play 4749');
  });

  test('M-09 startup time is that of the quality object, converted to ms, or the measured time', () => {
    const measured = session();
    measured.call(400, 'play');
    measured.until(2000);
    expect(last(measured)?.startupMs).toBe(650);
    const quality = createQoSObject(1, 1.25, 25, 0).info;
    const given = drive(undefined, { quality });
    given.call(0, 'sessionStart', media());
    given.at(0, { type: 'begin' });
    expect(last(given)?.startupMs).toBe(1250);
  });

  test('M-07 ends the session after 30 minutes of seeking, and the next play starts another with the open ad', () => {
    const driven = session(media(), () => 1);
    driven.call(0, 'adBreakStart', adBreak());
    driven.call(0, 'adStart', ad());
    driven.call(1000, 'seekStart');
    driven.until(1_900_000);
    const [first] = heartbeats(driven);
    expect(last(driven)).toMatchObject({ eventType: 'end', assetType: 'main' });
    driven.call(2_000_000, 'play');
    driven.until(2_001_000);
    const after = heartbeats(driven).filter(({ sessionId }) => sessionId !== first?.sessionId);
    expect(after.map(({ eventType, assetType }) => `${eventType} ${assetType}`).slice(0, 3)).toEqual([
      'start main',
      'resume main',
      'start ad',
    ]);
    expect(after.some(({ eventType }) => eventType === 'aa_start')).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import {
  createAdBreakObject,
  createAdObject,
  createChapterObject,
  createMediaObject,
  createQoSObject,
  createTimedMetadataObject,
} from './media-objects.ts';
import { MediaObjectKey } from './media-options.ts';
import type { Call, Moment } from './session-inputs.ts';
import type { Output, Report } from './session-state.ts';
import { AdMetadataKeys, AudioMetadataKeys, VideoMetadataKeys } from './standard-metadata-keys.ts';
import { type Driven, drive } from './testing/drive.ts';

const media = (mediaType = 'video') => createMediaObject('Notícies', 'n-1', 600, 'vod', mediaType);
const adBreak = (position = 1) => createAdBreakObject('pre', position, 0);
const ad = (id = 'a-1') => createAdObject('Anunci', id, 1, 10);
const chapter = (position = 1) => createChapterObject('C', position, 60, 0);

/** A tracker that reports and has a session open since 0 ms. */
function session(start = media(), playheadS?: (ms: number) => number): Driven {
  const driven = drive(playheadS);
  driven.call(0, 'sessionStart', start);
  driven.at(0, { type: 'begin' });
  driven.at(0, { type: 'analyticsReady' });
  return driven;
}
const reports = ({ all }: { all: readonly Output[] }) =>
  all.flatMap((output) => (output.type === 'send' ? [output.report] : []));
const told = (driven: Driven) =>
  reports(driven).map(
    ({ eventType, durationMs, assetType }) => `${eventType}${assetType === 'ad' ? ' ad' : ''} ${durationMs}`,
  );
const texts = (outputs: readonly Output[]) => outputs.flatMap((output) => (output.type === 'log' ? [output.text] : []));
const last = (driven: Driven): Report | undefined => reports(driven).at(-1);

const NOT_IN =
  'MediaHeartbeat is not in active tracking session, call "API:trackSessionStart" to begin a new tracking session.';
const BETWEEN =
  'MediaHeartbeat is tracking an AdBreak but not tracking any Ad and will drop any calls to track player state (Play, Pause, Buffer or Seek) in this state.';

/** Calls already made, the call refused, its name, and the text (§ 8). */
const REFUSED: readonly [string, readonly [Call, unknown?][], [Call, unknown?], string][] = [
  ['a call without a session', [['sessionEnd']], ['play'], `API:trackPlay -  ${NOT_IN}`],
  ['a second end', [['sessionEnd']], ['sessionEnd'], `API:trackSessionEnd -  ${NOT_IN}`],
  [
    'a start in a session',
    [],
    ['sessionStart', media()],
    'API:trackSessionStart -  MediaHeartbeat is in active tracking session, call "API:trackSessionEnd" to end current tracking session.',
  ],
  [
    'a start of nothing',
    [['sessionEnd']],
    ['sessionStart', null],
    'API:trackSessionStart -  MediaInfo passed into "API:trackSessionStart" is invalid.',
  ],
  [
    'a start of a plain object',
    [['sessionEnd']],
    ['sessionStart', { name: 'x' }],
    'API:trackSessionStart -  MediaInfo passed into "API:trackSessionStart" is invalid.',
  ],
  [
    'a call after complete',
    [['complete']],
    ['pause'],
    'API:trackPause -  MediaHeartbeat has completed tracking session, call "API:trackSessionEnd" first to end current session and then begin a new tracking session.',
  ],
  [
    'a pause while buffering',
    [['bufferStart']],
    ['pause'],
    'API:trackPause -  MediaHeartbeat is tracking buffer events, call "API:trackEvent(BufferComplete)" first to stop tracking buffer events.',
  ],
  [
    'a seek while seeking',
    [['seekStart']],
    ['seekStart'],
    'API:trackEvent(SeekStart) -  MediaHeartbeat is tracking seek events, call "API:trackEvent(SeekComplete)" first to stop tracking seek events.',
  ],
  [
    'the end of no buffering',
    [],
    ['bufferComplete'],
    'API:trackEvent(BufferComplete) -  MediaHeartbeat is not tracking buffer events, call "API:trackEvent(BufferStart)" before "API:trackEvent(BufferComplete)".',
  ],
  [
    'the end of no seek',
    [],
    ['seekComplete'],
    'API:trackEvent(SeekComplete) -  MediaHeartbeat is not tracking seek events, call "API:trackEvent(SeekStart)" before "API:trackEvent(SeekComplete)".',
  ],
  [
    'an ad without a break',
    [],
    ['adStart', ad()],
    'API:trackEvent(AdStart) -  MediaHeartbeat is not tracking any AdBreak, call "API:trackEvent(AdBreakStart)" to begin tracking AdBreak',
  ],
  [
    'the end of no ad',
    [['adBreakStart', adBreak()]],
    ['adComplete'],
    'API:trackEvent(AdComplete) -  MediaHeartbeat is not tracking any Ad, call "API:trackEvent(AdStart)" to begin tracking Ad',
  ],
  ['play between ads', [['adBreakStart', adBreak()]], ['play'], `API:trackPlay -  ${BETWEEN}`],
  [
    'the end of no chapter',
    [],
    ['chapterSkip'],
    'API:trackEvent(ChapterSkip) -  MediaHeartbeat is not tracking any Chapter, call "API:trackEvent(ChapterStart)" to begin tracking Chapter',
  ],
  [
    'the same break again',
    [['adBreakStart', adBreak()]],
    ['adBreakStart', adBreak()],
    'API:trackEvent(AdBreakStart) -  MediaHeartbeat is currently tracking the AdBreak passed into "API:trackEvent(AdBreakStart)".',
  ],
  [
    'the same ad again',
    [
      ['adBreakStart', adBreak()],
      ['adStart', ad()],
    ],
    ['adStart', ad()],
    'API:trackEvent(AdStart) -  MediaHeartbeat is currently tracking the Ad passed into "API:trackEvent(AdStart)".',
  ],
  [
    'the same chapter again',
    [['chapterStart', chapter()]],
    ['chapterStart', chapter()],
    'API:trackEvent(ChapterStart) -  MediaHeartbeat is currently tracking the Chapter passed into "API:trackEvent(ChapterStart)".',
  ],
  [
    'an ad as a chapter',
    [],
    ['chapterStart', ad()],
    'API:trackEvent(ChapterStart) -  ChapterInfo passed into "API:trackEvent(ChapterStart)" is invalid.',
  ],
  [
    'a break of nothing',
    [],
    ['adBreakStart', null],
    'API:trackEvent(AdBreakStart) -  AdBreakInfo passed into "API:trackEvent(AdBreakStart)" is invalid.',
  ],
  [
    'empty timed metadata',
    [],
    ['timedMetadataUpdate', createTimedMetadataObject('')],
    'API:trackEvent(TimedMetadataUpdate) -  TimedMetadata passed into "API:trackEvent(TimedMetadataUpdate)" is invalid.',
  ],
];

describe('refusals (§ 8, M-03)', () => {
  test.each(REFUSED)('M-03 %s', (_, before, [call, info], text) => {
    const driven = session();
    for (const [earlier, given] of before) driven.call(1000, earlier, given);
    driven.until(1400);
    expect(driven.call(1400, call, info)).toEqual([{ type: 'log', level: 'error', text: `[RuleEngine] ${text}` }]);
  });

  test.each<[string, Partial<Moment>, string, RegExp]>([
    ['a browser the library gave up', { isSupported: false }, 'video', /does not support tracking due to/],
    [
      'audio with an old library',
      { isAudioSupported: false },
      'audio',
      /Upgrade your AppMeasurement library to version >= '2.11.0'/,
    ],
  ])('%s', (_, able, mediaType, text) => {
    const driven = drive(undefined, able);
    expect(texts(driven.call(0, 'sessionStart', media(mediaType))).join()).toMatch(text);
    expect(driven.state.media).toBeNull();
  });

  test('M-08 a publisher disabled remotely: the session ends, a later start is refused', () => {
    const driven = session();
    const xml =
      '<s><trackingInterval>10</trackingInterval><setupCheckInterval>180</setupCheckInterval><trackExternalErrors>1</trackExternalErrors><trackingDisabled>1</trackingDisabled></s>';
    driven.at(100, { type: 'settings', xml });
    expect(last(driven)).toMatchObject({ eventType: 'end' });
    expect(texts(driven.call(200, 'sessionStart', media())).join()).toMatch(/tracking is disabled for this publisher/);
  });
});

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
    const ads = reports(driven).filter(({ assetType }) => assetType === 'ad');
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
    expect(told(driven).filter((line) => line.startsWith('play ad'))).toEqual(['play ad 10000']);
  });

  test.each([0, -5, '0'])('M-05 a preroll wait of %s plays at once', (waitMs) => {
    const start = media();
    start.setValue(MediaObjectKey.PrerollTrackingWaitingTime, waitMs);
    const driven = session(start);
    driven.call(100, 'play');
    driven.until(250);
    expect(told(driven)).toContain('start 100');
  });

  test('M-05 a seek cancels the waiting play, its end makes it wait anew', () => {
    const driven = session();
    driven.call(0, 'play');
    driven.call(100, 'seekStart');
    driven.call(3000, 'seekComplete');
    driven.until(3500);
    expect(told(driven)).toEqual(['start 0', 'aa_start 0', 'start 100', 'pause 3150', 'play 0']);
  });

  test('M-03 play while buffering ends the buffering', () => {
    const driven = session();
    driven.call(0, 'play');
    driven.call(1000, 'bufferStart');
    driven.call(3000, 'play');
    driven.until(4000);
    expect(told(driven).slice(-3)).toEqual(['buffer 2000', 'play 0', 'play 253']);
  });

  test('M-08 settings change the interval; the check comes again, at most every 600 s', () => {
    const driven = session(media(), () => 5);
    const xml =
      '<s><trackingInterval>5</trackingInterval><setupCheckInterval>900</setupCheckInterval><trackExternalErrors>0</trackExternalErrors></s>';
    driven.at(10, { type: 'settings', xml });
    driven.call(10, 'pause');
    driven.until(650_000);
    expect(told(driven).filter((line) => line === 'pause 5000').length).toBeGreaterThan(100);
    expect(driven.all.filter(({ type }) => type === 'readSettings')).toHaveLength(2);
  });

  test('M-07 while privacy is not known, 2000 reports are held; then they leave in order with their own times', () => {
    const driven = drive(() => 1);
    driven.call(0, 'sessionStart', media());
    for (let ms = 300; ms <= 300 * 2200; ms += 300) driven.call(ms, 'error', `e${ms}`);
    expect(reports(driven)).toEqual([]);
    driven.at(700_000, { type: 'begin' });
    expect(reports(driven)).toHaveLength(2000);
    expect(reports(driven)[0]).toMatchObject({ eventType: 'start', atMs: 0 });
  });

  test('M-11 no analytics start leaves before privacy is known, whichever comes first', () => {
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
      expect(last(driven)).toMatchObject({ eventType: 'aa_start', atMs: 200, isVisitorKnown: true });
    }
  });

  test('M-11 consent withdrawn in the middle: the open state is closed, then end, then silence', () => {
    const driven = session();
    driven.call(0, 'play');
    driven.at(5000, { type: 'deny' });
    expect(told(driven).slice(-2)).toEqual(['play 3749', 'end 0']);
    const sentBefore = reports(driven).length;
    expect(texts(driven.call(6000, 'pause')).join()).toContain(NOT_IN);
    driven.until(60_000);
    expect(reports(driven)).toHaveLength(sentBefore);
  });

  test('M-06 a clock that slept more than ten minutes counts nothing', () => {
    const driven = session(media(), () => 1);
    driven.call(100, 'pause');
    driven.until(1000);
    driven.at(800_000, { type: 'time' });
    driven.call(800_300, 'sessionEnd');
    expect(reports(driven).every(({ durationMs }) => durationMs <= 10_125)).toBe(true);
  });

  test('M-10 leaving the page reports what is open', () => {
    const driven = session();
    driven.call(0, 'play');
    driven.at(6000, { type: 'leave' });
    expect(told(driven).at(-1)).toBe('play 4749');
  });

  test('M-09 startup time is the quality object’s seconds in ms, or what was measured', () => {
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

  test('M-07 half an hour of seeking ends the session, the next play begins another with the ad that is open', () => {
    const driven = session(media(), () => 1);
    driven.call(0, 'adBreakStart', adBreak());
    driven.call(0, 'adStart', ad());
    driven.call(1000, 'seekStart');
    driven.until(1_900_000);
    const [first] = reports(driven);
    expect(last(driven)).toMatchObject({ eventType: 'end', assetType: 'main' });
    driven.call(2_000_000, 'play');
    driven.until(2_001_000);
    const after = reports(driven).filter(({ sessionId }) => sessionId !== first?.sessionId);
    expect(after.map(({ eventType, assetType }) => `${eventType} ${assetType}`).slice(0, 3)).toEqual([
      'start main',
      'resume main',
      'start ad',
    ]);
    expect(after.some(({ eventType }) => eventType === 'aa_start')).toBe(true);
  });
});

describe('durations (§ 9, M-06)', () => {
  test('M-06 two looks in a row without movement make a stall, movement ends it', () => {
    const driven = session(media(), (ms) => (ms < 5000 ? ms : ms < 12_000 ? 5000 : ms - 7000) / 1000);
    driven.call(0, 'play');
    driven.until(15_000);
    expect(told(driven).slice(-3)).toEqual(['play 3749', 'stall 5005', 'play 0']);
  });

  test.each([
    ['half speed takes the smaller', 0.5, 4999],
    ['double speed changes nothing', 2, 9999],
    ['a drift of less than 2 s changes nothing', 0.9, 9999],
  ])('M-06 playhead and clock: %s', (_, rate, durationMs) => {
    const driven = session(media(), (ms) => (ms / 1000) * rate);
    driven.call(0, 'play');
    driven.until(12_000);
    expect(last(driven)?.durationMs).toBe(durationMs);
  });

  test('M-06 buffering and seeking of 250 ms are not sent, a pause by trackPause is', () => {
    const driven = session();
    driven.call(0, 'play');
    for (const [ms, call] of [
      [3000, 'bufferStart'],
      [3250, 'bufferComplete'],
      [4000, 'seekStart'],
      [4250, 'seekComplete'],
      [5000, 'pause'],
      [5100, 'play'],
    ] as const) {
      driven.call(ms, call);
    }
    driven.until(6000);
    expect(told(driven).filter((line) => !line.startsWith('play'))).toEqual([
      'start 0',
      'aa_start 0',
      'start 250',
      'pause 0',
      'pause 100',
    ]);
  });
});

describe('metadata and options (§ 5)', () => {
  test('M-02 only numbers, texts and booleans are kept, and custom wins over standard', () => {
    const start = media();
    start.setValue(MediaObjectKey.StandardMediaMetadata, {
      [VideoMetadataKeys.SHOW]: 'Standard',
      'a.media.streamType': 'x',
    });
    const driven = drive();
    const custom = {
      n: 7,
      yes: true,
      no: false,
      zero: 0,
      empty: '',
      list: [1],
      nothing: null,
      [VideoMetadataKeys.SHOW]: 'Custom',
    };
    driven.call(0, 'sessionStart', start, custom);
    driven.at(0, { type: 'begin' });
    expect(last(driven)?.metadata).toEqual({
      n: '7',
      yes: 'true',
      'a.media.show': 'Custom',
      'a.media.streamType': 'video',
    });
  });

  test('M-02 an option of the wrong type is ignored with a warning', () => {
    const start = media();
    start.setValue(MediaObjectKey.MediaResumed, 'yes');
    start.setValue(MediaObjectKey.PrerollTrackingWaitingTime, Number.NaN);
    const warnings = drive()
      .call(0, 'sessionStart', start)
      .flatMap((output) => (output.type === 'log' ? [output] : []));
    expect(warnings).toHaveLength(2);
    expect(
      warnings.every(
        ({ level, text }) => level === 'warn' && text.startsWith('[MediaHeartbeat] Ignoring value set for'),
      ),
    ).toBe(true);
  });

  test('M-01 the standard keys of § 3 are all there', () => {
    expect([VideoMetadataKeys, AudioMetadataKeys, AdMetadataKeys].map((keys) => Object.keys(keys).length)).toEqual([
      17, 6, 6,
    ]);
  });
});

describe('values that cannot be used (§ 5, M-02)', () => {
  test.each([
    [
      'an empty id',
      createMediaObject('x', '', 1, 'vod', 'video'),
      'The ID for the main video cannot be an empty string.',
    ],
    [
      'a length as text',
      createMediaObject('x', 'x', '60' as unknown as number, 'vod', 'video'),
      'The length of the main video cannot be NaN.',
    ],
    [
      'no stream type',
      createMediaObject('x', 'x', 1, '', 'video'),
      'The stream type for the main video cannot be an empty string.',
    ],
  ])('M-02 %s at the start: nothing is sent', (_, given, detail) => {
    const driven = session(given);
    driven.call(100, 'play');
    driven.call(9000, 'sessionEnd');
    expect(reports(driven)).toEqual([]);
    expect(texts(driven.all)[0]).toBe(`[ah::Context] Invalid input data | ${detail}`);
  });

  test.each<[string, Call, unknown, string]>([
    [
      'a chapter',
      'chapterStart',
      createChapterObject('C', Number.NaN, 1, 0),
      'Position (index) of the chapter cannot be NaN.',
    ],
    ['an ad', 'adStart', createAdObject('A', '', 1, 1), 'The ad ID cannot be an empty string.'],
  ])('M-02 %s in the middle: one error report, then silence', (_, call, given, detail) => {
    const driven = session();
    driven.call(0, 'play');
    driven.call(2000, 'adBreakStart', adBreak());
    driven.call(2100, call, given);
    driven.call(9000, 'sessionEnd');
    expect(last(driven)).toMatchObject({
      eventType: 'error',
      errorId: `Invalid input data|${detail}`,
      errorSource: 'sourceErrorHeartbeat',
      playheadS: 0,
    });
  });

  test('M-02 an ad length that is NaN: its start is sent, then nothing', () => {
    const driven = session();
    driven.call(2000, 'adBreakStart', adBreak());
    driven.call(2100, 'adStart', createAdObject('A', 'a', 1, Number.NaN));
    driven.call(9000, 'sessionEnd');
    expect(told(driven).at(-1)).toBe('start ad 0');
    expect(driven.all.filter(({ type }) => type === 'analyticsStart')).toHaveLength(1);
  });

  test('M-02 a playhead that is NaN in the middle', () => {
    const driven = session(media(), (ms) => (ms < 3000 ? ms / 1000 : Number.NaN));
    driven.call(0, 'play');
    driven.until(30_000);
    expect(last(driven)).toMatchObject({
      eventType: 'error',
      errorId: 'Invalid input data|The playhead for the main video cannot be NaN.',
    });
  });
});

import { describe, expect, test } from 'vitest';
import { createTimedMetadataObject } from '../adapter/media-objects.ts';
import { drive } from '../testing/drive.ts';
import { ad, adBreak, chapter, last, media, session, texts } from '../testing/session-builders.ts';
import type { Call, PlayerReading } from './session-inputs.ts';

const NOT_IN =
  'MediaHeartbeat is not in active tracking session, call "API:trackSessionStart" to begin a new tracking session.';
const BETWEEN =
  'MediaHeartbeat is tracking an AdBreak but not tracking any Ad and will drop any calls to track player state (Play, Pause, Buffer or Seek) in this state.';

/** Earlier calls, the refused call, its name, and the text (§ 8). */
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
  test.each(REFUSED)('M-03 refuses %s and logs the reason', (_, before, [call, info], text) => {
    const driven = session();
    for (const [earlier, given] of before) driven.call(1000, earlier, given);
    driven.until(1400);
    expect(driven.call(1400, call, info)).toEqual([{ type: 'log', level: 'error', text: `[RuleEngine] ${text}` }]);
  });

  test.each<[string, Partial<PlayerReading>, string, RegExp]>([
    ['a browser the library gave up', { library: { unsupported: true } }, 'video', /does not support tracking due to/],
    [
      'audio with an old library',
      { library: { version: '2.10.9' } },
      'audio',
      /Upgrade your AppMeasurement library to version >= '2.11.0'/,
    ],
  ])('refuses a start and logs the reason: %s', (_, able, mediaType, text) => {
    const driven = drive(undefined, able);
    expect(texts(driven.call(0, 'sessionStart', media(mediaType))).join()).toMatch(text);
    expect(driven.state.at).toBe('none');
  });

  test('M-08 ends the session and refuses a later start when the settings disable the publisher', () => {
    const driven = session();
    const xml =
      '<s><trackingInterval>10</trackingInterval><setupCheckInterval>180</setupCheckInterval><trackExternalErrors>1</trackExternalErrors><trackingDisabled>1</trackingDisabled></s>';
    driven.at(100, { type: 'settings', xml });
    expect(last(driven)).toMatchObject({ eventType: 'end' });
    expect(texts(driven.call(200, 'sessionStart', media())).join()).toMatch(/tracking is disabled for this publisher/);
  });

  test('M-03 C-03 reads settings once, and logs why reporting does not begin again', () => {
    const driven = drive();
    driven.call(0, 'sessionStart', media());
    driven.at(0, { type: 'begin' });
    const again = driven.at(100, { type: 'begin' });
    expect(texts(again)).toEqual(['[RuleEngine] Internal::BeginReporting -  reporting already started']);
    expect(driven.all.filter(({ type }) => type === 'readSettings')).toHaveLength(1);
  });
});

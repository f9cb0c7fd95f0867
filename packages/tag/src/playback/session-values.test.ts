import { describe, expect, test } from 'vitest';
import { createAdObject, createChapterObject, createMediaObject } from './media-objects.ts';
import { MediaObjectKey } from './media-options.ts';
import type { Call } from './session-inputs.ts';
import { AdMetadataKeys, AudioMetadataKeys, VideoMetadataKeys } from './standard-metadata-keys.ts';
import { drive } from './testing/drive.ts';
import { adBreak, last, media, reports, session, texts, told } from './testing/session-builders.ts';

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

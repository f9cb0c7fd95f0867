import { describe, expect, test } from 'vitest';
import { createAdObject, createChapterObject, createMediaObject } from '../adapter/media-objects.ts';
import { AdMetadataKeys, AudioMetadataKeys, VideoMetadataKeys } from '../standard-metadata-keys.ts';
import { drive } from '../testing/drive.ts';
import { adBreak, heartbeats, last, media, session, summary, texts } from '../testing/session-builders.ts';
import { MediaObjectKey } from './media-options.ts';
import type { Call } from './session-inputs.ts';

describe('durations (§ 9, M-06)', () => {
  test('M-06 two consecutive checks without movement start a stall, movement ends it', () => {
    const driven = session(media(), (ms) => (ms < 5000 ? ms : ms < 12_000 ? 5000 : ms - 7000) / 1000);
    driven.call(0, 'play');
    driven.until(15_000);
    expect(summary(driven).slice(-3)).toEqual(['play 3749', 'stall 5005', 'play 0']);
  });

  test.each([
    ['half speed takes the smaller', 0.5, 4999],
    ['double speed changes nothing', 2, 9999],
    ['a drift of less than 2 s changes nothing', 0.9, 9999],
  ])('M-06 are measured by playhead and clock: %s', (_, rate, durationMs) => {
    const driven = session(media(), (ms) => (ms / 1000) * rate);
    driven.call(0, 'play');
    driven.until(12_000);
    expect(last(driven)?.durationMs).toBe(durationMs);
  });

  test('M-06 does not send buffering and seeking of 250 ms, but does send a pause from trackPause', () => {
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
    expect(summary(driven).filter((line) => !line.startsWith('play'))).toEqual([
      'start 0',
      'aa_start 0',
      'start 250',
      'pause 0',
      'pause 100',
    ]);
  });
});

describe('metadata and options (§ 5)', () => {
  test('M-02 keeps only numbers, texts and booleans, and custom metadata wins over standard metadata', () => {
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

  test('M-01 exports all standard keys of § 3', () => {
    expect([VideoMetadataKeys, AudioMetadataKeys, AdMetadataKeys].map((keys) => Object.keys(keys).length)).toEqual([
      17, 6, 6,
    ]);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: invalid on purpose
const wrong = createMediaObject as (...values: any[]) => ReturnType<typeof createMediaObject>;

describe('values that cannot be used (§ 5, M-02)', () => {
  test.each([
    ['no report suite', { trackingServer: 'm.example' }, 'RSID for analytics server must be specified.'],
    ['an empty one', { account: '', trackingServer: 'm.example' }, 'RSID cannot be an empty string.'],
    ['no analytics server', { account: 'a' }, 'Analytics tracking server must be specified.'],
    ['one that is a number', { account: 'a', trackingServer: 7 }, 'Tracking Server must be a String.'],
  ])('M-02 send nothing with %s', (_, library, detail) => {
    const driven = drive(undefined, {
      library: { account: undefined, trackingServer: undefined, ...library } as never,
    }); // cast: invalid on purpose
    driven.call(0, 'sessionStart', media());
    driven.at(0, { type: 'begin' });
    driven.call(9000, 'sessionEnd');
    expect(heartbeats(driven)).toEqual([]);
    expect(texts(driven.all)[0]).toBe(`[ah::Context] Invalid input data | ${detail}`);
  });

  test('M-02 M-09 tracks an unknown media type as video, like the recorded traces, and warns', () => {
    const driven = session(wrong('x', 'x', 1, 'vod', 'hologram'));
    driven.call(0, 'play');
    driven.until(2000);
    expect(heartbeats(driven)[0]?.metadata).toMatchObject({ 'a.media.streamType': 'video' });
    expect(texts(driven.all)).toContain(
      '[MediaHeartbeat] The media type for the main video must be "video" or "audio"; "hologram" is tracked as video.',
    );
  });

  test('M-02 warns of an unknown parameter, and the session continues', () => {
    const given = media();
    given.setValue('resumd', true);
    const driven = session(given);
    driven.until(1000);
    expect(texts(driven.all)).toEqual(['[MediaHeartbeat] Unable to validate unknown parameter: resumd']);
    expect(summary(driven)[0]).toBe('start 0');
  });

  test.each<[Call, () => object]>([
    ['sessionStart', media],
    ['adBreakStart', adBreak],
    ['chapterStart', () => createChapterObject('C', 1, 1, 0)],
  ])('M-02 %s of an object that somebody has emptied: «Data cannot be null»', (call, make) => {
    const driven = call === 'sessionStart' ? drive() : session();
    driven.call(100, call, Object.assign(make(), { info: null }));
    expect(texts(driven.all)[0]).toBe('[MediaHeartbeat] Invalid input data | Data cannot be null');
    expect(texts(driven.all)[1]).toContain('is invalid.');
  });

  test('M-02 sends one error heartbeat and nothing more after an ad break without a player name', () => {
    const driven = session();
    driven.call(0, 'play');
    driven.until(1000);
    Object.assign(driven.state, { playerName: '' });
    driven.call(2000, 'adBreakStart', adBreak());
    driven.call(9000, 'sessionEnd');
    expect(last(driven)).toMatchObject({
      eventType: 'error',
      errorId: 'Invalid input data|The player name for the ad-break cannot be an empty string.',
    });
  });

  test.each([
    [
      'an empty id',
      createMediaObject('x', '', 1, 'vod', 'video'),
      'The ID for the main video cannot be an empty string.',
    ],
    [
      'a length as text',
      createMediaObject('x', 'x', '60' as unknown as number, 'vod', 'video'),
      'The length of the main video must be a Number.',
    ],
    [
      'no stream type',
      createMediaObject('x', 'x', 1, '', 'video'),
      'The stream type for the main video cannot be an empty string.',
    ],
    ['an id that is a number', wrong('x', 7, 1, 'vod', 'video'), 'The ID for the main video must be a String.'],
    ['no id', wrong('x'), 'The ID for the main video must be specified.'],
    ['a length of null', wrong('x', 'x', null, 'vod', 'video'), 'The length of the main video must be a Number.'],
    ['no media type', wrong('x', 'x', 1, 'vod'), 'The media type for the main video must be specified.'],
    ['a media type of 1', wrong('x', 'x', 1, 'vod', 1), 'The media type for the main video must be a String.'],
  ])('M-02 send nothing at the start: %s', (_, given, detail) => {
    const driven = session(given);
    driven.call(100, 'play');
    driven.call(9000, 'sessionEnd');
    expect(heartbeats(driven)).toEqual([]);
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
  ])('M-02 send one error report in the middle, then nothing: %s', (_, call, given, detail) => {
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

  test('M-02 sends the start of an ad whose length is NaN, and nothing more', () => {
    const driven = session();
    driven.call(2000, 'adBreakStart', adBreak());
    driven.call(2100, 'adStart', createAdObject('A', 'a', 1, Number.NaN));
    driven.call(9000, 'sessionEnd');
    expect(summary(driven).at(-1)).toBe('start ad 0');
    expect(driven.all.filter(({ type }) => type === 'analyticsStart')).toHaveLength(1);
  });

  test('M-02 stop the session when a playhead becomes NaN', () => {
    const driven = session(media(), (ms) => (ms < 3000 ? ms / 1000 : Number.NaN));
    driven.call(0, 'play');
    driven.until(30_000);
    expect(last(driven)).toMatchObject({
      eventType: 'error',
      errorId: 'Invalid input data|The playhead for the main video cannot be NaN.',
    });
  });
});

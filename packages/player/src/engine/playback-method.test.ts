import { describe, expect, test } from 'vitest';
import { playbackMethod, playbackSupport } from './playback-method.ts';

/** A constructor of media sources, by the types that it supports. */
const source = (takes: RegExp) => ({ isTypeSupported: (type: string) => takes.test(type) }) as typeof MediaSource; // cast: the one method that is called
const mp4 = source(/avc1.*mp4a/);
const element = (hls: string) => ({ canPlayType: (type: string) => (/mpegurl/.test(type) ? hls : '') as '' | 'maybe' }); // cast: the browser's return type

describe('playback method of a medium (V-01, V-02)', () => {
  test.each([
    ['Chrome, Firefox, Edge', { MediaSource: mp4 }, '', 'hls.js'],
    ['a Chrome with native HLS', { MediaSource: mp4 }, 'maybe', 'hls.js'],
    ['Safari on a Mac or an iPad', { MediaSource: mp4, ManagedMediaSource: mp4 }, 'maybe', 'hls.js'],
    ['an iPhone from iOS 17.1 on', { ManagedMediaSource: mp4 }, 'maybe', 'hls.js'],
    ['an iPhone before', {}, 'maybe', 'browser'],
    ['a browser without H.264 and with HLS', { MediaSource: source(/vp09/) }, 'maybe', 'browser'],
    ['a browser without H.264', { MediaSource: source(/vp09/) }, '', null],
    ['a browser with neither', {}, '', null],
  ])('V-02 selects the method for %s', (_, browser, hls, way) => {
    expect(playbackMethod(false, playbackSupport(browser, element(hls)))).toBe(way);
  });

  test('V-01 prefers the managed media source, as hls.js does', () => {
    const managed = source(/./);
    expect(playbackSupport({ MediaSource: mp4, ManagedMediaSource: managed }, element('')).source).toBe(managed);
  });

  test('W-14 plays a single file natively in every browser', () => {
    expect(playbackMethod(true, playbackSupport({ MediaSource: mp4 }, element('')))).toBe('browser');
  });
});

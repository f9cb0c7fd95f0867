import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DVR_WINDOW_MS, WEEK_MS } from '@sintonia/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LoopedRendition, parseLoopedRendition } from '../hls/looped-rendition.ts';
import { LOOP_ORIGIN_MS, livePlaylist, nextChangeMs } from './live-playlist.ts';
import { readBack as read } from './testing/read-back.ts';

function aLoop(durationsMs: readonly number[] = Array(16).fill(4000)): LoopedRendition {
  const segments = durationsMs.map((durationMs, i) => ({ uri: `/media/loop/${i}.m4s`, durationMs }));
  return { initSegment: '/media/loop/init.mp4', segments, lengthMs: durationsMs.reduce((a, b) => a + b, 0) };
}

const instants = fc.integer({ min: LOOP_ORIGIN_MS + 60_000, max: LOOP_ORIGIN_MS + WEEK_MS * 60 });
const loops = fc.array(fc.integer({ min: 500, max: 6000 }), { minLength: 1, maxLength: 20 }).map(aLoop);

describe('a live playlist is a function of the clock (V-04, RFC 8216)', () => {
  test('V-04 segments are complete, within the window, without gaps, and none exceeds the target duration', () => {
    fc.assert(
      fc.property(loops, instants, (loop, atMs) => {
        const { segments, targetDurationS } = read(livePlaylist(loop, atMs, { windowMs: 120_000 }));
        for (const [i, segment] of segments.entries()) {
          const next = segments[i + 1];
          expect(segment.startsAtMs).toBeGreaterThanOrEqual(atMs - 120_000);
          expect(segment.startsAtMs + segment.durationMs).toBeLessThanOrEqual(atMs);
          expect(Math.round(segment.durationMs / 1000)).toBeLessThanOrEqual(targetDurationS);
          if (next) expect(next.startsAtMs).toBe(segment.startsAtMs + segment.durationMs);
        }
      }),
    );
  });

  test('V-04 a segment keeps its number, turn and clock in all later playlists', () => {
    fc.assert(
      fc.property(loops, instants, fc.integer({ min: 0, max: 100_000 }), (loop, atMs, laterMs) => {
        const before = new Map(
          read(livePlaylist(loop, atMs, { windowMs: 120_000 })).segments.map((s) => [s.sequence, s]),
        );
        for (const segment of read(livePlaylist(loop, atMs + laterMs, { windowMs: 120_000 })).segments) {
          const same = before.get(segment.sequence);
          if (same) expect(segment).toEqual(same);
        }
      }),
    );
  });

  test('V-04 over a week the window is two hours to within a segment', () => {
    const loop = aLoop();
    for (let atMs = LOOP_ORIGIN_MS + WEEK_MS; atMs < LOOP_ORIGIN_MS + 2 * WEEK_MS; atMs += 3_599_000) {
      const { segments } = read(livePlaylist(loop, atMs));
      const spanMs = segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
      expect(DVR_WINDOW_MS - spanMs).toBeLessThan(2 * 4000);
      expect(spanMs).toBeLessThanOrEqual(DVR_WINDOW_MS);
    }
  });

  test('V-04 a loop turn is a discontinuity, and the first listed segment never has the tag', () => {
    const loop = aLoop([4000, 4000]);
    const atMs = LOOP_ORIGIN_MS + 100 * 8000;
    const playlist = livePlaylist(loop, atMs, { windowMs: 16_000 });
    expect(playlist.split('\n').filter((line) => line === '#EXT-X-DISCONTINUITY')).toHaveLength(1);
    expect(read(playlist).segments.map((s) => [s.sequence, s.discontinuity])).toEqual([
      [196, 98],
      [197, 98],
      [198, 99],
      [199, 99],
    ]);
    expect(playlist.indexOf('#EXTINF')).toBeLessThan(playlist.indexOf('#EXT-X-DISCONTINUITY\n'));
  });

  test('V-02 a break is listed while its start is in the window, always with the same attributes', () => {
    const everyTenMinutes = (fromMs: number, toMs: number) => {
      const starts: number[] = [];
      for (let startMs = Math.ceil(fromMs / 600_000) * 600_000; startMs < toMs; startMs += 600_000)
        starts.push(startMs);
      return starts.map((startMs) => ({
        id: `b${startMs}`,
        startMs,
        assetList: `/ads/${startMs}`,
        cue: 'ONCE' as const,
        plannedS: 20,
        standsStill: false,
      }));
    };
    const rangesOf = (loop: LoopedRendition, atMs: number) =>
      livePlaylist(loop, atMs, { interstitials: everyTenMinutes })
        .split('\n')
        .filter((line) => line.startsWith('#EXT-X-DATERANGE:'));
    fc.assert(
      fc.property(loops, instants, fc.nat(7_000_000), (loop, atMs, laterMs) => {
        const { segments } = read(livePlaylist(loop, atMs));
        const fromMs = segments[0]?.startsAtMs ?? 0;
        const endMs = (segments.at(-1)?.startsAtMs ?? 0) + (segments.at(-1)?.durationMs ?? 0);
        const now = rangesOf(loop, atMs);
        for (const line of now) {
          const startMs = Date.parse(/START-DATE="([^"]+)"/.exec(line)?.[1] ?? '');
          expect(startMs).toBeGreaterThanOrEqual(fromMs);
          expect(startMs).toBeLessThan(endMs);
        }
        const later = rangesOf(loop, atMs + laterMs);
        const idOf = (line: string) => /ID="([^"]+)"/.exec(line)?.[1];
        for (const line of now) expect([line, undefined]).toContain(later.find((other) => idOf(other) === idOf(line)));
      }),
      { numRuns: 30 },
    );
  });

  test('V-04 an answer is valid until the next segment is complete', () => {
    fc.assert(
      fc.property(loops, instants, (loop, atMs) => {
        const until = nextChangeMs(loop, atMs);
        expect(until).toBeGreaterThan(atMs);
        const newest = (instantMs: number) =>
          read(livePlaylist(loop, instantMs, { windowMs: 120_000 })).segments.at(-1)?.sequence;
        expect(newest(until - 1)).toBe(newest(atMs));
        expect(newest(until)).not.toBe(newest(atMs));
      }),
    );
  });

  test('V-04 there is no playlist before the origin time', () => {
    expect(() => livePlaylist(aLoop(), LOOP_ORIGIN_MS - 1)).toThrow(RangeError);
  });
});

describe('a looped asset', () => {
  test('V-04 is read from its media playlist', () => {
    const file = join(import.meta.dirname, '../../../../demo/media/clips/cims/540p.m3u8');
    const loop = parseLoopedRendition(readFileSync(file, 'utf8'), '/media/clips/cims/');
    expect(loop.initSegment).toBe('/media/clips/cims/540p-init.mp4');
    expect(loop.segments[0]).toEqual({ uri: '/media/clips/cims/540p-00.m4s', durationMs: 4000 });
    expect(loop.lengthMs).toBe(loop.segments.length * 4000);
  });

  test('V-04 without segments is refused', () => {
    expect(() => parseLoopedRendition('#EXTM3U\n', '/x/')).toThrow('no fMP4 segments');
  });
});

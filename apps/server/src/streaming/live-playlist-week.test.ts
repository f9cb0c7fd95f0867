/** V-04: the demo's channels against RFC 8216, as seen by a client: over a week, and densely around loop turns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DVR_WINDOW_MS, HOUR_MS, WEEK_MS } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import type { LoopedRendition } from '../hls/looped-rendition.ts';
import { readLoopedChannels } from './live-channels.ts';
import { LOOP_ORIGIN_MS, livePlaylist } from './live-playlist.ts';
import { readBack } from './testing/read-back.ts';

const DEMO = join(import.meta.dirname, '../../../../demo');
const BEGIN_MS = LOOP_ORIGIN_MS + 30 * WEEK_MS;

const loops: string[] = [
  ...new Set<string>(
    JSON.parse(readFileSync(join(DEMO, 'catalogue/channels.json'), 'utf8')).map(({ loop }: { loop: string }) => loop),
  ),
];
const channels = readLoopedChannels(
  loops.map((loop) => ({ slug: loop, loop })),
  join(DEMO, 'media/clips'),
);
/** One rendition per channel: the last test checks that the others have the same segments. */
const renditions = [...channels].flatMap(([loop, channel]) =>
  [...channel.renditions].slice(0, 1).map(([name, rendition]) => ({ of: `${loop}/${name}`, rendition })),
);

/** Every hour of a week, and around three loop turns every 700 ms and to the millisecond. */
function instantsOf({ lengthMs }: LoopedRendition): number[] {
  const hours = Array.from({ length: WEEK_MS / HOUR_MS + 1 }, (_, hour) => BEGIN_MS + hour * HOUR_MS);
  const turn = Math.ceil((BEGIN_MS - LOOP_ORIGIN_MS) / lengthMs);
  const turns = [0, 1, 2].flatMap((n) => {
    const atMs = LOOP_ORIGIN_MS + (turn + n) * lengthMs;
    const around = Array.from({ length: 40 }, (_, i) => atMs + (i - 20) * 700);
    return [atMs - 1, atMs, atMs + 1, ...around];
  });
  return [...hours, ...turns].sort((a, b) => a - b);
}

describe.each(renditions)('$of', ({ rendition }) => {
  const instants = instantsOf(rendition);
  const texts = instants.map((atMs) => livePlaylist(rendition, atMs));
  const read = texts.map(readBack);

  test('V-04 § 4.3: each playlist begins as required, and repeats no playlist tag', () => {
    for (const text of texts) {
      const lines = text.split('\n');
      expect(lines[0]).toBe('#EXTM3U');
      const tags = lines.filter((line) => line.startsWith('#EXT-X-')).map((line) => line.split(':')[0]);
      for (const once of ['VERSION', 'TARGETDURATION', 'MEDIA-SEQUENCE', 'DISCONTINUITY-SEQUENCE', 'MAP'])
        expect(tags.filter((tag) => tag === `#EXT-X-${once}`)).toHaveLength(1);
      expect(text).not.toMatch(/EXT-X-(ENDLIST|PLAYLIST-TYPE)/); // § 6.2.1: a sliding window has neither
    }
  });

  test('V-04 § 6.2.1: the target duration never changes, and every segment rounds to no more', () => {
    const targets = new Set(read.map(({ targetDurationS }) => targetDurationS));
    expect(targets.size).toBe(1);
    const [targetS = 0] = targets;
    for (const { segments } of read)
      expect(Math.max(...segments.map(({ durationMs }) => Math.round(durationMs / 1000)))).toBeLessThanOrEqual(targetS);
  });

  test('V-04 § 6.2.2: segments are removed only from the front, and the media sequence counts them', () => {
    for (const [i, { segments }] of read.entries()) {
      const before = read[i - 1]?.segments;
      if (!before) continue;
      const [first] = segments;
      const left = before.findIndex(({ sequence }) => sequence === first?.sequence);
      if (left < 0) continue; // after more than an hour nothing is left of it
      const kept = before.slice(left);
      expect(segments.slice(0, kept.length)).toEqual(kept);
      expect(first?.sequence).toBe((before[0]?.sequence ?? 0) + left);
    }
  });

  test('V-04 § 6.2.2: the discontinuity sequence counts the removed loop turns', () => {
    const turnOf = (sequence: number) => Math.floor(sequence / rendition.segments.length);
    const astray = read.flatMap(({ segments }) =>
      segments.filter(({ sequence, discontinuity }) => discontinuity !== turnOf(sequence)),
    );
    expect(astray).toEqual([]);
  });

  test('V-04 § 4.3.2.6: the clock has no gap, also between turns, and the newest segment is just complete', () => {
    for (const [i, { segments }] of read.entries()) {
      const endsMs = segments.map(({ startsAtMs, durationMs }) => startsAtMs + durationMs);
      expect(segments.slice(1).map(({ startsAtMs }) => startsAtMs)).toEqual(endsMs.slice(0, -1));
      const sinceMs = (instants[i] ?? 0) - (endsMs.at(-1) ?? 0);
      expect(sinceMs).toBeGreaterThanOrEqual(0);
      expect(sinceMs).toBeLessThan(Math.max(...rendition.segments.map(({ durationMs }) => durationMs)));
    }
  });

  test('V-04 § 6.2.2: the window is two hours, and never below three target durations', () => {
    for (const { segments, targetDurationS } of read) {
      const spanMs = segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
      expect(spanMs).toBeLessThanOrEqual(DVR_WINDOW_MS);
      expect(spanMs).toBeGreaterThan(DVR_WINDOW_MS - 2 * targetDurationS * 1000);
      expect(spanMs).toBeGreaterThan(3 * targetDurationS * 1000);
    }
  });
});

test('V-04 § 6.2.4: the renditions of a channel have the same segments at the same time', () => {
  for (const channel of channels.values()) {
    const timelines = [...channel.renditions.values()].map((rendition) =>
      readBack(livePlaylist(rendition, BEGIN_MS + 1234)).segments.map(({ uri, ...where }) => where),
    );
    for (const timeline of timelines) expect(timeline).toEqual(timelines[0]);
  }
});

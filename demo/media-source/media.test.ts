/** Checks the committed files under demo/media against their list, and parses the playlists. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Clip } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { parseMediaPlaylist } from './hls/media-playlist.ts';
import { parseWebVtt } from './hls/web-vtt.ts';
import { PLACES } from './places.ts';
import { ALL_TEXTS } from './texts/all-texts.ts';
import { SHEET } from './thumbnails/make-thumbnails.ts';

const MAX_MEDIA_BYTES = 24 * 1024 * 1024;

const clips = Clip.array().parse(JSON.parse(readFileSync(PLACES.clipList, 'utf8')));
const inFolder = (path: string): string => join(PLACES.media, path.replace(/^\/media\//, ''));
const read = (path: string): string => readFileSync(path, 'utf8');

/** Names of the media playlists that a multivariant playlist lists. */
const variantsOf = (master: string): string[] =>
  master.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

describe('clips of the demo', () => {
  test('are generated for every text, in its order', () => {
    expect(clips.map(({ id }) => id)).toEqual(ALL_TEXTS.map(({ id }) => id));
  });

  describe.each(clips)('$id', (clip) => {
    const folder = join(inFolder(clip.hls), '..');
    const master = read(inFolder(clip.hls));
    const variants = variantsOf(master);

    test('names codecs and measured rates in the multivariant playlist, and picture size and frame rate for video', () => {
      const streams = [...master.matchAll(/#EXT-X-STREAM-INF:(.*)/g)].map(([, attributes]) => attributes ?? '');
      expect(streams).toHaveLength(clip.kind === 'video' ? 2 : 1);
      expect(variants).toEqual(clip.kind === 'video' ? ['540p.m3u8', '360p.m3u8'] : ['audio.m3u8']);
      for (const stream of streams) {
        expect(stream).toMatch(/^BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,CODECS="[^"]*mp4a\.40\.2"/);
        if (clip.kind === 'video') expect(stream).toMatch(/avc1\.6400.*RESOLUTION=\d+x\d+,FRAME-RATE=25\.000/);
      }
    });

    test.each(variants)('has in %s segments that add up to the length of the clip, on the clock', (variant) => {
      const text = read(join(folder, variant));
      const { init, segments } = parseMediaPlaylist(text);
      const total = segments.reduce((sum, { lengthS }) => sum + lengthS, 0);
      expect(total).toBeCloseTo(clip.lengthS, 3);
      expect(segments).toHaveLength(text.match(/#EXTINF/g)?.length ?? 0);
      expect(Math.min(...segments.map(({ lengthS }) => lengthS))).toBeGreaterThan(1);
      for (const file of [init, ...segments.map(({ uri }) => uri)])
        expect(statSync(join(folder, file)).size).toBeGreaterThan(200);
      const clock = [...text.matchAll(/PROGRAM-DATE-TIME:(\S+)/g)].map(([, time]) => Date.parse(time ?? ''));
      expect(clock).toHaveLength(segments.length);
      let atS = 0;
      for (const [index, { lengthS }] of segments.entries()) {
        expect((clock[index] ?? 0) - (clock[0] ?? 0)).toBeCloseTo(atS * 1000, -1);
        atS += lengthS;
      }
    });

    test('has chapters that cover the clip without gaps', () => {
      let atS = 0;
      for (const { startS, lengthS } of clip.chapters) {
        expect(startS).toBe(atS);
        atS = startS + lengthS;
      }
      if (clip.chapters.length > 0) expect(atS).toBe(clip.lengthS);
    });

    test.each(clip.subtitles)('has subtitles $lang inside the clip, in order, without overlap', ({ src }) => {
      const cues = parseWebVtt(read(inFolder(src)));
      expect(cues.map(({ text }) => text)).toEqual(ALL_TEXTS.find(({ id }) => id === clip.id)?.sentences);
      let lastEndS = 0;
      for (const { startS, endS } of cues) {
        expect(startS).toBeGreaterThanOrEqual(lastEndS);
        expect(endS).toBeGreaterThan(startS);
        expect(endS).toBeLessThanOrEqual(clip.lengthS);
        lastEndS = endS;
      }
    });
  });

  test.each(clips.filter(({ thumbnails }) => thumbnails !== null))(
    'V-05 preview pictures of $id cover it, each inside the sheet',
    ({ thumbnails, lengthS }) => {
      const list = inFolder(thumbnails ?? '');
      const sheet = readFileSync(join(list, '..', SHEET));
      // A lossy WebP stores width and height in 14 bits each, after the start code (RFC 9649 § 2.5).
      const at = sheet.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
      const [width, height] = [sheet.readUInt16LE(at) & 0x3fff, sheet.readUInt16LE(at + 2) & 0x3fff];
      const cues = parseWebVtt(read(list));
      expect(cues.map(({ startS }) => startS)).toEqual([0, ...cues.slice(0, -1).map(({ endS }) => endS)]);
      expect(cues.at(-1)?.endS).toBe(lengthS);
      for (const { text } of cues) {
        const [x = Number.NaN, y = Number.NaN, w = Number.NaN, h = Number.NaN] = (/#xywh=(.*)/.exec(text)?.[1] ?? '')
          .split(',')
          .map(Number);
        expect(x + w).toBeLessThanOrEqual(width);
        expect(y + h).toBeLessThanOrEqual(height);
      }
    },
  );

  test('a loop is 16 segments of 4 s, or 64 s of sound, so that it repeats without a seam', () => {
    const loops = clips.filter(({ id }) => id.startsWith('loop-'));
    expect(loops).toHaveLength(4);
    for (const loop of loops) {
      expect(loop.lengthS).toBe(64);
      if (loop.kind === 'audio') continue;
      for (const variant of variantsOf(read(inFolder(loop.hls)))) {
        const { segments } = parseMediaPlaylist(read(join(inFolder(loop.hls), '..', variant)));
        expect(segments.map(({ lengthS }) => lengthS)).toEqual(Array.from({ length: 16 }, () => 4));
      }
    }
  });
});

test('all the media of the demo weigh at most 24 MiB', () => {
  const files = readdirSync(PLACES.media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MAX_MEDIA_BYTES);
});

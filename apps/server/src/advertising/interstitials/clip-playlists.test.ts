import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClipBreak, mediaWithBreaks, multivariantWithBreaks, renditionsOf } from './clip-playlists.ts';

const CLIPS = join(import.meta.dirname, '../../../../../demo/media/clips');
const clip = (name: string) => readFileSync(join(CLIPS, 'cims', name), 'utf8');
const FOLDER = '/media/clips/cims/';
const breaks: ClipBreak[] = [
  { id: 'pre', kind: 'pre', positionS: 0, assetList: '/ads/assets/vod/cims/pre?state=x' },
  { id: 'mid-26', kind: 'mid', positionS: 26, assetList: '/ads/assets/vod/cims/mid-26?state=x' },
  { id: 'post', kind: 'post', positionS: 36, assetList: '/ads/assets/vod/cims/post?state=x' },
];

/** Attributes of each EXT-X-DATERANGE, parsed per RFC 8216 § 4.2. */
function rangesOf(playlist: string): Record<string, string>[] {
  return playlist
    .split('\n')
    .filter((line) => line.startsWith('#EXT-X-DATERANGE:'))
    .map((line) => {
      const list = line.slice('#EXT-X-DATERANGE:'.length);
      expect(list).toMatch(/^[A-Z0-9-]+=("[^"\r\n]*"|[^",\s]+)(,[A-Z0-9-]+=("[^"\r\n]*"|[^",\s]+))*$/);
      const pairs = [...list.matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^",]+))/g)];
      expect(new Set(pairs.map(([, name]) => name)).size).toBe(pairs.length);
      return Object.fromEntries(pairs.map(([, name, quoted, bare]) => [name, quoted ?? bare]));
    });
}

describe('playlists of a clip with its breaks (RFC 8216)', () => {
  test('V-02 each break is an interstitial before, inside or after the programme, inside at its second', () => {
    const ranges = rangesOf(mediaWithBreaks(clip('540p.m3u8'), FOLDER, breaks));
    expect(ranges.map((range) => [range.ID, range.CUE, range['START-DATE'], range['X-RESUME-OFFSET']])).toEqual([
      ['pre', 'PRE,ONCE', '2026-01-05T06:00:00.000Z', '0'],
      ['mid-26', 'ONCE', '2026-01-05T06:00:26.000Z', '0'],
      ['post', 'POST,ONCE', '2026-01-05T06:00:36.000Z', '0'],
    ]);
    for (const range of ranges) {
      expect(range.CLASS).toBe('com.apple.hls.interstitial');
      expect(range['X-ASSET-LIST']).toBe(`/ads/assets/vod/cims/${range.ID}?state=x`);
    }
  });

  test('V-02 segments keep order and length, with addresses from the root', () => {
    const made = mediaWithBreaks(clip('540p.m3u8'), FOLDER, breaks).split('\n');
    const own = clip('540p.m3u8').split('\n');
    expect(made.filter((line) => !line.startsWith('#EXT-X-DATERANGE:'))).toEqual(
      own.map((line) => line.replace('URI="', `URI="${FOLDER}`).replace(/^(540p-\d+\.m4s)$/, `${FOLDER}$1`)),
    );
  });

  test('V-02 a playlist without dates gets one at its first segment, since breaks are placed by date', () => {
    const undated = clip('540p.m3u8')
      .split('\n')
      .filter((line) => !line.startsWith('#EXT-X-PROGRAM-DATE-TIME'))
      .join('\n');
    const made = mediaWithBreaks(undated, FOLDER, breaks);
    expect(made.match(/#EXT-X-PROGRAM-DATE-TIME:.*\n#EXTINF/g)).toHaveLength(1);
    expect(rangesOf(made)[1]?.['START-DATE']).toBe('2026-01-01T00:00:26.000Z');
  });

  test('V-02 renditions carry the viewing token; other playlists keep their own address', () => {
    const master = `${clip('master.m3u8')}#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Català",URI="ca.m3u8"\nother/240p.m3u8\n`;
    expect(renditionsOf(master)).toEqual(['540p.m3u8', '360p.m3u8']);
    const lines = multivariantWithBreaks(master, FOLDER, '?state=abc').split('\n');
    expect(lines).toContain('540p.m3u8?state=abc');
    expect(lines).toContain(`${FOLDER}other/240p.m3u8`);
    expect(lines.find((line) => line.startsWith('#EXT-X-MEDIA'))).toContain(`URI="${FOLDER}ca.m3u8"`);
  });

  test('V-02 for every demo clip and any breaks, attributes are valid and dates lie within the programme', () => {
    const playlists = readdirSync(CLIPS).flatMap((folder) =>
      readdirSync(join(CLIPS, folder))
        .filter((file) => file.endsWith('.m3u8') && file !== 'master.m3u8')
        .map((file) => readFileSync(join(CLIPS, folder, file), 'utf8')),
    );
    expect(playlists.length).toBeGreaterThan(0);
    const anyBreaks = fc.array(
      fc.record({
        id: fc.string(),
        kind: fc.constantFrom<ClipBreak['kind']>('pre', 'mid', 'post'),
        positionS: fc.double({ min: -10, max: 1e6, noNaN: true }),
        assetList: fc.string(),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...playlists), anyBreaks, (playlist, list) => {
        const made = mediaWithBreaks(playlist, FOLDER, list);
        expect(made.startsWith('#EXTM3U\n')).toBe(true);
        const startMs = Date.parse(/PROGRAM-DATE-TIME:(.+)/.exec(made)?.[1] ?? '');
        const lengthMs = [...made.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, s]) => sum + Number(s) * 1000, 0);
        const ranges = rangesOf(made);
        expect(ranges).toHaveLength(list.length);
        for (const range of ranges) {
          const dateMs = Date.parse(range['START-DATE'] ?? '');
          expect(dateMs).toBeGreaterThanOrEqual(startMs);
          expect(dateMs).toBeLessThanOrEqual(startMs + Math.ceil(lengthMs));
        }
      }),
    );
  });
});

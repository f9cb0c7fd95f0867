import { describe, expect, test } from 'vitest';
import { parseMediaPlaylist, writeMediaPlaylist } from './media-playlist.ts';
import { writeAudioMaster, writeVideoMaster } from './multivariant.ts';
import { parseWebVtt, writeWebVtt } from './web-vtt.ts';

const AS_FFMPEG_LEAVES_IT = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-MAP:URI="audio-init.mp4"
#EXTINF:4.010667,
audio-00.m4s
#EXTINF:4.000000,
audio-01.m4s
#EXTINF:2.030000,
audio-02.m4s
#EXT-X-ENDLIST
`;

describe('media playlist', () => {
  const written = writeMediaPlaylist(parseMediaPlaylist(AS_FFMPEG_LEAVES_IT), 10);

  test('cuts the last segment to the declared length of the clip', () => {
    const { segments } = parseMediaPlaylist(written);
    expect(segments.map(({ lengthS }) => lengthS)).toEqual([4.010667, 4, 1.989333]);
    expect(segments.reduce((sum, { lengthS }) => sum + lengthS, 0)).toBeCloseTo(10, 6);
  });

  test('leaves out a segment with only the remainder of the last AAC frame', () => {
    const longer = AS_FFMPEG_LEAVES_IT.replace('#EXT-X-ENDLIST', '#EXTINF:0.020000,\naudio-03.m4s\n#EXT-X-ENDLIST');
    expect(parseMediaPlaylist(writeMediaPlaylist(parseMediaPlaylist(longer), 10.03)).segments).toHaveLength(3);
  });

  test('gives every segment its wall-clock time, which interstitials need', () => {
    expect(written.match(/PROGRAM-DATE-TIME:.*/g)).toEqual([
      'PROGRAM-DATE-TIME:2026-01-05T06:00:00.000Z',
      'PROGRAM-DATE-TIME:2026-01-05T06:00:04.011Z',
      'PROGRAM-DATE-TIME:2026-01-05T06:00:08.011Z',
    ]);
  });

  test('refuses ffmpeg output without EXT-X-MAP', () => {
    expect(() => parseMediaPlaylist('#EXTM3U\n#EXTINF:4,\na.ts\n')).toThrow('EXT-X-MAP');
  });
});

describe('multivariant playlist', () => {
  const weights = [
    { bytes: 100_000, lengthS: 4 },
    { bytes: 50_000, lengthS: 4 },
  ];

  test('measures BANDWIDTH as the largest segment and AVERAGE-BANDWIDTH as the whole', () => {
    expect(writeAudioMaster(weights)).toContain('BANDWIDTH=200000,AVERAGE-BANDWIDTH=150000,CODECS="mp4a.40.2"');
  });

  test('names codecs, size and frame rate of video variants', () => {
    expect(writeVideoMaster({ '540p': weights, '360p': weights })).toContain(
      'CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=960x540,FRAME-RATE=25.000\n540p.m3u8',
    );
  });
});

test('round-trips subtitles, long ones on two lines', () => {
  const cues = [
    { startS: 1.2, endS: 4.903, text: 'Són les sis del matí i al refugi ja fa olor de cafè.' },
    { startS: 61.5, endS: 64, text: 'Som-hi.' },
  ];
  const text = writeWebVtt(cues);
  expect(text).toContain('00:01:01.500 --> 00:01:04.000\nSom-hi.');
  expect(text).toContain('Són les sis del matí i al\nrefugi ja fa olor de cafè.');
  expect(parseWebVtt(text)).toEqual(cues);
});

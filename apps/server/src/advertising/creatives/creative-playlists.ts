/** HLS playlists of a cut creative. Pure. */
import { type Movie, tracksOf } from './movie.ts';

export interface WrittenSegment {
  lengthS: number;
  at: number;
  bytes: number;
}

export const mediaPlaylist = (initBytes: number, segments: readonly WrittenSegment[]): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ lengthS }) => lengthS)))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="media.mp4",BYTERANGE="${initBytes}@0"`,
    ...segments.flatMap(({ lengthS, at, bytes }) => [
      `#EXTINF:${lengthS.toFixed(6)},`,
      `#EXT-X-BYTERANGE:${bytes}@${at}`,
      'media.mp4',
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

export function multivariantPlaylist(movie: Movie, segments: readonly WrittenSegment[]): string {
  const { width, height } = movie.video;
  const peak = Math.ceil(Math.max(...segments.map(({ bytes, lengthS }) => (bytes * 8) / Math.max(lengthS, 0.1))));
  const codecs = tracksOf(movie).map(({ codec }) => codec);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-STREAM-INF:BANDWIDTH=${peak},CODECS="${codecs.join(',')}",RESOLUTION=${width}x${height}`,
    'media.m3u8',
    '',
  ].join('\n');
}

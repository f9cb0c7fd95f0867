/** Parses and rewrites a VOD media playlist of ffmpeg. */

/** Wall-clock time of the first frame of every clip: fixed, so that a re-run gives the same bytes. */
export const FIRST_FRAME = Date.UTC(2026, 0, 5, 6, 0, 0);

export interface Segment {
  uri: string;
  lengthS: number;
}

export interface MediaPlaylist {
  init: string;
  segments: readonly Segment[];
}

export function parseMediaPlaylist(text: string): MediaPlaylist {
  const init = /#EXT-X-MAP:URI="([^"]+)"/.exec(text)?.[1];
  if (init === undefined) throw new Error('the playlist has no EXT-X-MAP');
  const segments = [...text.matchAll(/#EXTINF:([\d.]+),[^\n]*\n(?:#[^\n]*\n)*([^#\n]+)/g)];
  return { init, segments: segments.map(([, length, uri]) => ({ uri: uri ?? '', lengthS: Number(length) })) };
}

/** Shortest last segment that is kept, in seconds. */
const REMAINDER_S = 0.1;

function withoutRemainder(segments: readonly Segment[], lengthS: number): readonly Segment[] {
  let atS = 0;
  return segments.filter((segment) => {
    const startS = atS;
    atS += segment.lengthS;
    return startS < lengthS - REMAINDER_S;
  });
}

/**
 * Every segment with its EXT-X-PROGRAM-DATE-TIME (RFC 8216 § 4.3.2.6), which interstitials need.
 *
 * AAC has frames of 1024 samples, so audio runs some milliseconds past `lengthS`, the clip's declared length: a segment
 * with only this remainder is left out, and the last one is cut to the length.
 */
export function writeMediaPlaylist({ init, segments: all }: MediaPlaylist, lengthS: number): string {
  const segments = withoutRemainder(all, lengthS);
  let atS = 0;
  const lines: string[] = [];
  for (const [index, { uri, lengthS: own }] of segments.entries()) {
    const isLast = index === segments.length - 1;
    const here = isLast ? lengthS - atS : own;
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(FIRST_FRAME + Math.round(atS * 1000)).toISOString()}`);
    lines.push(`#EXTINF:${here.toFixed(6)},`, uri);
    atS += here;
  }
  const longest = Math.max(...segments.map((segment) => Math.round(segment.lengthS)));
  return [
    ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${longest}`, '#EXT-X-MEDIA-SEQUENCE:0'],
    ...['#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-INDEPENDENT-SEGMENTS', `#EXT-X-MAP:URI="${init}"`],
    ...lines,
    ...['#EXT-X-ENDLIST', ''],
  ].join('\n');
}

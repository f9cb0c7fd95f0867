/** For tests: parses a live playlist like a client, to check it against RFC 8216. */

export interface ReadSegment {
  sequence: number;
  discontinuity: number;
  startsAtMs: number;
  durationMs: number;
  uri: string;
}

/** Adds media sequence number, discontinuity sequence and wall clock to each segment. */
export function readBack(playlist: string) {
  const lines = playlist.split('\n');
  const number = (tag: string) => Number(lines.find((line) => line.startsWith(`#${tag}:`))?.slice(tag.length + 2));
  const segments: ReadSegment[] = [];
  let sequence = number('EXT-X-MEDIA-SEQUENCE');
  let discontinuity = number('EXT-X-DISCONTINUITY-SEQUENCE');
  let clockMs = Number.NaN;
  let durationMs = 0;
  for (const line of lines) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1;
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) clockMs = Date.parse(line.slice(25));
    else if (line.startsWith('#EXTINF:')) durationMs = Math.round(Number.parseFloat(line.slice(8)) * 1000);
    else if (line && !line.startsWith('#')) {
      segments.push({ sequence: sequence++, discontinuity, startsAtMs: clockMs, durationMs, uri: line });
      clockMs += durationMs;
    }
  }
  return { targetDurationS: number('EXT-X-TARGETDURATION'), segments };
}

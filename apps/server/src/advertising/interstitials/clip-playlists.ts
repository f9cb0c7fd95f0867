/** V-02: inserts ad breaks into the playlists of a clip. Pure: text in, text out (RFC 8216). */
import { type InterstitialTag, interstitialTag } from '../../hls/interstitial-tag.ts';

/** Start of the programme if its playlist gives none; any date works, START-DATE is relative to it. */
const PROGRAMME_START_MS = Date.UTC(2026, 0, 1);

/** Media playlists whose names differ from the multivariant one's; others stay unchanged. */
const RENDITION = /^[\w-]{1,100}\.m3u8$/;

/**
 * The multivariant playlist with its renditions replaced by ours; all else (subtitles, other audio, renditions in
 * other folders) keeps its place below `folder`.
 *
 * @param folder path of the clip's own folder, with a slash at the end
 * @param query query of each rendition, such as `?state=…`
 */
export function multivariantWithBreaks(playlist: string, folder: string, query: string): string {
  return linesOf(playlist)
    .map((line) => {
      if (line.startsWith('#')) return withAbsoluteUri(line, folder);
      return RENDITION.test(line) ? `${line}${query}` : absolute(line, folder);
    })
    .join('\n');
}

/** Names of the renditions that are available with breaks, as in the multivariant playlist. */
export const renditionsOf = (multivariant: string): string[] =>
  linesOf(multivariant).filter((line) => RENDITION.test(line));

/** A break to be placed in a media playlist. */
export interface ClipBreak extends Pick<InterstitialTag, 'id' | 'assetList'> {
  kind: 'pre' | 'mid' | 'post';
  /** Seconds of content. */
  positionS: number;
}

/** The media playlist of one rendition with its breaks. Start dates are always within the programme. */
export function mediaWithBreaks(playlist: string, folder: string, breaks: readonly ClipBreak[]): string {
  const lines = linesOf(playlist);
  const programme = programmeOf(lines);
  const tags = breaks.map(({ kind, positionS, ...rest }) =>
    interstitialTag({
      ...rest,
      startMs: programme.startMs + Math.round(Math.min(Math.max(positionS, 0), programme.lengthS) * 1000),
      cue: kind === 'pre' ? 'PRE,ONCE' : kind === 'post' ? 'POST,ONCE' : 'ONCE',
      plannedS: null,
      standsStill: true,
    }),
  );
  const firstSegment = lines.findIndex((line) => line.startsWith('#EXTINF:'));
  return lines
    .flatMap((line, i) => {
      const linked = line.startsWith('#') || line === '' ? withAbsoluteUri(line, folder) : absolute(line, folder);
      if (i !== firstSegment) return [linked];
      return programme.isDated ? [...tags, linked] : [...tags, programmeDate(programme.startMs), linked];
    })
    .join('\n');
}

const linesOf = (playlist: string): string[] => playlist.split(/\r?\n/);
const programmeDate = (ms: number): string => `#EXT-X-PROGRAM-DATE-TIME:${new Date(ms).toISOString()}`;

/** Date of the programme's start; only a date before the first segment counts. */
function programmeOf(lines: readonly string[]): { startMs: number; lengthS: number; isDated: boolean } {
  let lengthS = 0;
  let startMs = Number.NaN;
  let segments = 0;
  for (const line of lines) {
    if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:') && segments === 0) startMs = Date.parse(line.slice(25));
    if (line.startsWith('#EXTINF:')) {
      lengthS += Math.max(0, Number.parseFloat(line.slice(8)) || 0);
      segments += 1;
    }
  }
  const isDated = Number.isFinite(startMs);
  return { startMs: isDated ? startMs : PROGRAMME_START_MS, lengthS, isDated };
}

const withAbsoluteUri = (line: string, folder: string): string =>
  line.replace(/\bURI="([^"]+)"/, (_, uri: string) => `URI="${absolute(uri, folder)}"`);

/** An address with a scheme or from the root is unchanged. */
const absolute = (uri: string, folder: string): string =>
  uri === '' || uri.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(uri) ? uri : folder + uri;

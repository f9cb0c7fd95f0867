import { playlistEntries, tagValue } from './playlist-entries.ts';

/** One rendition of an asset that is played in a loop: its segments in order, as its media playlist lists them. */
export interface LoopedRendition {
  /** Addresses are as the live playlist shall name them. */
  initSegment: string;
  segments: readonly { uri: string; durationMs: number }[];
  /** Sum of the durations: how long one turn of the loop takes. */
  lengthMs: number;
}

/**
 * Reads a VOD media playlist (RFC 8216 § 4.3) of fMP4 segments.
 *
 * @param base path of the folder that its addresses are relative to, with a slash at the end
 * @throws when it has no segments or no EXT-X-MAP: such an asset cannot be looped
 */
export function parseLoopedRendition(playlist: string, base: string): LoopedRendition {
  const initSegment = /^#EXT-X-MAP:.*URI="([^"]+)"/m.exec(playlist)?.[1];
  const segments = playlistEntries(playlist).flatMap((entry) => {
    const seconds = tagValue(entry, '#EXTINF')?.split(',', 1)[0];
    if (seconds === undefined) return [];
    return [{ uri: `${base}${entry.uri}`, durationMs: Math.round(Number(seconds) * 1000) }];
  });
  if (!initSegment || segments.length === 0) throw new Error(`no fMP4 segments to loop in the playlist below ${base}`);
  const lengthMs = segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return { initSegment: `${base}${initSegment}`, segments, lengthMs };
}

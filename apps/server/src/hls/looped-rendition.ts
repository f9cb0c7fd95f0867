import { playlistEntries, tagValue } from './playlist-entries.ts';

/** One rendition of a looped asset: its segments in order, from its media playlist. */
export interface LoopedRendition {
  /** Addresses as used in the live playlist. */
  initSegment: string;
  segments: readonly { uri: string; durationMs: number }[];
  /** Total duration of one loop turn. */
  lengthMs: number;
}

/**
 * Reads a VOD media playlist (RFC 8216 § 4.3) of fMP4 segments.
 *
 * @param base folder that its addresses are relative to, with a trailing slash
 * @throws if it has no segments or no EXT-X-MAP
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

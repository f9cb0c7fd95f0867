/** A clip as one file: the concatenated segments of its best rendition are a fragmented MP4 (ISO 14496-12 § 8.8). */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { ByteRange } from '../http/answers/byte-range.ts';
import { parseLoopedRendition } from './looped-rendition.ts';
import { playlistEntries, tagValue } from './playlist-entries.ts';

export interface MediaFile {
  bytes: number;
  /** Strong ETag (RFC 9110 § 8.8.1): unchanged while no segment changes. */
  etag: string;
  read(range: ByteRange): AsyncIterable<Buffer>;
}

interface Part {
  path: string;
  bytes: number;
}

/**
 * @param hls path of a multivariant playlist on this server, `/media/clips/…/master.m3u8`
 * @returns null if it is on another server or has another format: there is no download
 */
export async function openMediaFile(mediaDir: string, hls: string): Promise<MediaFile | null> {
  const master = inside(mediaDir, hls.replace(/^\/media\//, ''));
  if (!hls.startsWith('/media/') || !master) return null;
  try {
    const rendition = inside(mediaDir, best(await readFile(master, 'utf8')), dirname(master));
    if (!rendition) return null;
    const { initSegment, segments } = parseLoopedRendition(await readFile(rendition, 'utf8'), '');
    const paths = [initSegment, ...segments.map(({ uri }) => uri)].flatMap(
      (uri) => inside(mediaDir, uri, dirname(rendition)) ?? [],
    );
    if (paths.length !== segments.length + 1) return null;
    const stats = await Promise.all(paths.map((path) => stat(path)));
    const parts = paths.map((path, at) => ({ path, bytes: stats[at]?.size ?? 0 }));
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    const changedMs = Math.max(...stats.map(({ mtimeMs }) => Math.floor(mtimeMs)));
    return {
      bytes,
      etag: `"${bytes.toString(36)}-${changedMs.toString(36)}"`,
      read: (range) => readParts(parts, range),
    };
  } catch {
    return null;
  }
}

/** Address of the rendition with the highest bandwidth (RFC 8216 § 4.3.4.2). */
function best(master: string): string {
  const variants = playlistEntries(master).flatMap((entry) => {
    const [, bandwidth] = /(?:^|,)BANDWIDTH=(\d+)/.exec(tagValue(entry, '#EXT-X-STREAM-INF') ?? '') ?? [];
    return bandwidth === undefined ? [] : [{ uri: entry.uri, bandwidth: Number(bandwidth) }];
  });
  return variants.toSorted((a, b) => b.bandwidth - a.bandwidth)[0]?.uri ?? '';
}

/** Null for a path outside the media directory, or on another server. */
function inside(mediaDir: string, uri: string, from = mediaDir): string | null {
  const path = join(from, uri);
  return uri !== '' && !uri.includes(':') && path.startsWith(join(mediaDir, sep)) ? path : null;
}

async function* readParts(parts: readonly Part[], { first, last }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0;
  for (const { path, bytes } of parts) {
    const start = Math.max(0, first - at);
    const end = Math.min(bytes - 1, last - at);
    if (start <= end) yield* createReadStream(path, { start, end });
    at += bytes;
  }
}

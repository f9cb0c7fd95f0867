/** A clip as one file: the parts of its best rendition, one after the other, are a fragmented MP4 (ISO 14496-12 § 8.8). */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { parseLoopedRendition } from '../streaming/looped-rendition.ts';

export interface MediaFile {
  bytes: number;
  read(): AsyncIterable<Buffer>;
}

/**
 * @param hls path of a multivariant playlist on this server, `/media/clips/…/master.m3u8`
 * @returns null when it lies elsewhere or is not of this kind: then there is nothing to download
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
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), read: () => readAll(paths) };
  } catch {
    return null;
  }
}

/** Address of the rendition with the most bits a second (RFC 8216 § 4.3.4.2). */
function best(master: string): string {
  const variants = [...master.matchAll(/^#EXT-X-STREAM-INF:(?:.*,)?BANDWIDTH=(\d+).*\r?\n(\S+)/gm)];
  return variants.toSorted((a, b) => Number(b[1]) - Number(a[1]))[0]?.[2] ?? '';
}

/** Null for what leads out of the media, or to another server. */
function inside(mediaDir: string, uri: string, from = mediaDir): string | null {
  const path = join(from, uri);
  return uri !== '' && !uri.includes(':') && path.startsWith(join(mediaDir, sep)) ? path : null;
}

async function* readAll(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path);
}

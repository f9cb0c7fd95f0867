import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoopedRendition, parseLoopedRendition } from '../hls/looped-rendition.ts';

/** A channel that plays an asset in a loop. */
export interface LoopedChannel {
  /** Multivariant playlist as built, which names its renditions. */
  multivariant: string;
  /** By name of the media playlist, without `.m3u8`. */
  renditions: ReadonlyMap<string, LoopedRendition>;
}

/**
 * Reads the loop of each channel once, when the server starts.
 *
 * @param clipsDir folder with one folder per clip
 * @throws if a channel names a missing loop
 */
export function readLoopedChannels(
  channels: readonly { slug: string; loop: string }[],
  clipsDir: string,
): Map<string, LoopedChannel> {
  return new Map(channels.map(({ slug, loop }) => [slug, readLoop(loop, clipsDir)]));
}

function readLoop(loop: string, clipsDir: string): LoopedChannel {
  const folder = join(clipsDir, loop);
  const playlist = (name: string) => readFileSync(join(folder, `${name}.m3u8`), 'utf8');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.m3u8') && file !== 'master.m3u8')
    .map((file) => file.slice(0, -'.m3u8'.length));
  const renditions = names.map(
    (name) => [name, parseLoopedRendition(playlist(name), `/media/clips/${loop}/`)] as const,
  );
  return { multivariant: playlist('master'), renditions: new Map(renditions) };
}

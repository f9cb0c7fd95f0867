/** Reads playlists from the media directory as text. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @returns null if the path is not a playlist or does not exist. Never throws. */
export type ReadMedia = (path: string) => Promise<string | null>;

/** Allowed paths below `/media/`: folders with plain names. */
const PLAYLIST = /^\/media((?:\/[\w-]+)+\.m3u8)$/;

/** @param isEmbargoed whether a path below `/media/` is under embargo */
export function createReadMedia(mediaDir: string, isEmbargoed: (path: string) => boolean = () => false): ReadMedia {
  return async (path) => {
    const file = PLAYLIST.exec(path)?.[1];
    return file === undefined || isEmbargoed(file) ? null : readFile(join(mediaDir, file), 'utf8').catch(() => null);
  };
}

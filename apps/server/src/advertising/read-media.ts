/** Playlists that stand with the media, as text. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @returns null for a path that is no playlist of ours, or not there. Never throws. */
export type ReadMedia = (path: string) => Promise<string | null>;

/** Below `/media/`, in folders of plain names. */
const PLAYLIST = /^\/media((?:\/[\w-]+)+\.m3u8)$/;

/** @param isHeld by path below `/media/`: under embargo, and not there for now */
export function createReadMedia(mediaDir: string, isHeld: (path: string) => boolean = () => false): ReadMedia {
  return async (path) => {
    const file = PLAYLIST.exec(path)?.[1];
    return file === undefined || isHeld(file) ? null : readFile(join(mediaDir, file), 'utf8').catch(() => null);
  };
}

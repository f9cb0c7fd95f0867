import type { Dirent } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './start-error.ts';

const DIRECTORY = 0o700;
const FILE = 0o600;
/** Ignored: a deleted file, or one owned by another user. */
const LEFT_ALONE = new Set(['ENOENT', 'EPERM']);

const setMode = (path: string, mode: number): Promise<void> =>
  chmod(path, mode).catch((error: unknown) => {
    if (!LEFT_ALONE.has(codeOf(error) ?? '')) throw error;
  });

/** Entries of a directory; empty if it no longer exists, because a killed engine may still be deleting files. */
const entriesOf = (directory: string): Promise<Dirent[]> =>
  readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
    if (!LEFT_ALONE.has(codeOf(error) ?? '')) throw error;
    return [];
  });

/** Takes everything in a directory, and the directory, from all other users. Links are not followed. */
export async function makePrivate(directory: string): Promise<void> {
  await setMode(directory, DIRECTORY);
  for (const entry of await entriesOf(directory)) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await makePrivate(path);
    else if (entry.isFile()) await setMode(path, FILE);
  }
}

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

/** Removes other users' permissions from a directory and everything in it. Links are not followed. */
export async function makePrivate(directory: string): Promise<void> {
  await setMode(directory, DIRECTORY);
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await setMode(path, DIRECTORY);
    else if (entry.isFile()) await setMode(path, FILE);
  }
}

import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './start-error.ts';

const DIRECTORY = 0o700;
const FILE = 0o600;
/** A file that is gone by now; one of another user, which that user answers for. */
const LEFT_ALONE = new Set(['ENOENT', 'EPERM']);

const setMode = (path: string, mode: number): Promise<void> =>
  chmod(path, mode).catch((error: unknown) => {
    if (!LEFT_ALONE.has(codeOf(error) ?? '')) throw error;
  });

/** Takes everything in a directory, and the directory, from all other users. Links are not followed. */
export async function makePrivate(directory: string): Promise<void> {
  await setMode(directory, DIRECTORY);
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await setMode(path, DIRECTORY);
    else if (entry.isFile()) await setMode(path, FILE);
  }
}

import { chmodSync, type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './start-error.ts';

const DIRECTORY = 0o700;
const FILE = 0o600;
/** Ignored: a deleted file, because a killed engine may still be deleting some, or one owned by another user. */
const LEFT_ALONE = new Set(['ENOENT', 'EPERM']);

/**
 * Takes everything in a directory, and the directory, from all other users. Links are not followed. Synchronous: the
 * thousands of files of the event store take a tenth of the time, and nothing is served yet.
 */
export function makePrivate(directory: string): void {
  setMode(directory, DIRECTORY);
  for (const entry of entriesOf(directory)) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) makePrivate(path);
    else if (entry.isFile()) setMode(path, FILE);
  }
}

const setMode = (path: string, mode: number): void => unlessLeftAlone(() => chmodSync(path, mode), undefined);

const entriesOf = (directory: string): Dirent[] =>
  unlessLeftAlone(() => readdirSync(directory, { withFileTypes: true }), []);

function unlessLeftAlone<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    if (LEFT_ALONE.has(codeOf(error) ?? '')) return otherwise;
    throw error;
  }
}

/** Copies the data directory while no server uses it: embedded stores, keys, tokens. */
import { cp, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { claimDataDir, LOCK_FILE } from '../start/claim-data-dir.ts';
import { BackupError } from './backup-error.ts';

const DATA_DIR_COPY = 'data-dir';
export const dataDirIn = (backup: string): string => join(backup, DATA_DIR_COPY);

/** Claims the directory meanwhile, so that no server can start. Throws `StartError` if one runs. */
export async function backUpDataDir(dataDir: string, backup: string): Promise<void> {
  const found = await readdir(dataDir).catch(() => null);
  if (found === null) throw new BackupError('noData', dataDir);
  const release = await claimDataDir(dataDir);
  await copy(dataDir, dataDirIn(backup)).finally(release);
}

/** Throws `BackupError` unless the directory is empty or missing. */
export async function restoreDataDir(backup: string, dataDir: string): Promise<void> {
  await requireEmpty(dataDir);
  await copy(dataDirIn(backup), dataDir);
}

const copy = (from: string, to: string): Promise<void> =>
  cp(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !basename(path).startsWith(LOCK_FILE),
  });

/** Throws `BackupError` unless the directory is empty or missing. */
export async function requireEmpty(directory: string): Promise<void> {
  const found = await readdir(directory).catch(() => []);
  if (found.length > 0) throw new BackupError('notEmpty', directory);
}

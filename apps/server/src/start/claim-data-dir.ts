/**
 * Creates the data directory and claims it for this process: the embedded engines allow one process per directory, and
 * report a violation less clearly. The claim is a file that names its holder. If both processes share a process id
 * namespace, a claim of an ended process is taken over at once. Otherwise (two containers each have a process 1) the
 * holder touches the file regularly, and a claim is taken over when it has not been touched for some time.
 */
import { constants } from 'node:fs';
import { access, link, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HEARTBEAT, type Heartbeat, isBeating } from './data-dir-heartbeat.ts';
import { describeHolder, type Holder, isAlive, parseHolder } from './lock-holder.ts';
import { makePrivate } from './private-files.ts';
import { codeOf, StartError } from './start-error.ts';

export const LOCK_FILE = 'server.lock';

export interface ClaimSettings extends Partial<Heartbeat> {
  /** Another process took the directory over because this one was suspended for too long. It must stop writing. */
  onLost?: () => void;
}

/** Returns a function that releases the directory. Throws `StartError` if it cannot be claimed. */
export async function claimDataDir(dataDir: string, settings: ClaimSettings = {}): Promise<() => Promise<void>> {
  const { onLost = () => {}, ...heartbeat } = { ...HEARTBEAT, ...settings };
  const lock = join(dataDir, LOCK_FILE);
  const self = await describeHolder();
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
    while (!(await create(lock, self))) await removeStale(lock, dataDir, self, heartbeat);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(explain(dataDir, error));
  }
  makePrivate(dataDir);
  /** An unreadable file is inconclusive and counts as ours; a missing file does not. */
  const isOurs = () =>
    readFile(lock, 'utf8').then(
      (text) => parseHolder(text)?.id === self.id,
      (error) => codeOf(error) !== 'ENOENT',
    );
  const timer = setInterval(async () => {
    if (!(await isOurs())) {
      clearInterval(timer);
      return onLost();
    }
    const now = new Date();
    await utimes(lock, now, now).catch(() => {}); // disk failures are reported elsewhere
  }, heartbeat.beatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    if (await isOurs()) await rm(lock, { force: true });
  };
}

async function create(lock: string, self: Holder): Promise<boolean> {
  // Written completely under another name, then linked: a partial claim is never visible.
  const draft = `${lock}.${self.id}.new`;
  await writeFile(draft, JSON.stringify(self));
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function removeStale(lock: string, dataDir: string, self: Holder, heartbeat: Heartbeat): Promise<void> {
  const holder = parseHolder(await readFile(lock, 'utf8').catch(() => ''));
  if (holder && ((await isAlive(holder)) ?? (await isBeating(lock, heartbeat)))) {
    throw new StartError(
      `DATA_DIR=${dataDir} is in use by another server (process ${holder.pid}): stop that one, or choose another directory with DATA_DIR.`,
    );
  }
  // Renamed first: of two servers that start at once only one succeeds, and the other checks again.
  const aside = `${lock}.${self.id}`;
  await rename(lock, aside).catch(() => {});
  await rm(aside, { force: true });
}

function explain(dataDir: string, error: unknown): string {
  const code = codeOf(error);
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return `DATA_DIR=${dataDir} is not a directory: choose another with DATA_DIR.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `DATA_DIR=${dataDir} cannot be written by this user (${code}): give this user the right to, or choose another with DATA_DIR.`;
  }
  if (code === 'ENOSPC') return `DATA_DIR=${dataDir} is on a full disk: make room, or choose another with DATA_DIR.`;
  return `DATA_DIR=${dataDir} cannot be used (${code ?? String(error)}): choose another with DATA_DIR.`;
}

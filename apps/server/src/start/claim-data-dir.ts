/**
 * Makes the data directory and takes it for this process: the embedded engines allow one process a directory, and say so
 * much less clearly. The claim is a file that names its holder. Where process ids mean the same to both, one whose process
 * is gone is taken over at once. Elsewhere (two containers have a process 1 each) the holder's heartbeat tells: it touches
 * the file, and a claim is taken over when nobody has touched it for a while.
 */
import { constants } from 'node:fs';
import { access, link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeHolder, type Holder, isAlive, parseHolder } from './lock-holder.ts';
import { makePrivate } from './private-files.ts';
import { codeOf, StartError } from './start-error.ts';

export const LOCK_FILE = 'server.lock';

export interface Heartbeat {
  beatMs: number;
  /** A claim without a heartbeat for so long is nobody's; several beats, since a disk may be slow. */
  silentMs: number;
}
const HEARTBEAT: Heartbeat = { beatMs: 2000, silentMs: 15_000 };

export interface ClaimSettings extends Partial<Heartbeat> {
  /** Another server has the directory: this process was still for too long. It must not write any more. */
  onLost?: () => void;
}

/** Gives the function that returns the directory. Throws `StartError` when it cannot be had. */
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
  await makePrivate(dataDir);
  /** A file that cannot be read for another reason than that it is gone says nothing. */
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
    await utimes(lock, now, now).catch(() => {}); // a disk that fails says so elsewhere
  }, heartbeat.beatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    if (await isOurs()) await rm(lock, { force: true });
  };
}

async function create(lock: string, self: Holder): Promise<boolean> {
  // Written whole beside it, then linked: nobody ever reads half a claim.
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
  // Moved aside first: of two servers that start at once only one can, and the other looks again.
  const aside = `${lock}.${self.id}`;
  await rename(lock, aside).catch(() => {});
  await rm(aside, { force: true });
}

/** Whether the file is touched while one looks; clocks of different machines are not compared. */
async function isBeating(lock: string, { beatMs, silentMs }: Heartbeat): Promise<boolean> {
  const touchedMs = () =>
    stat(lock).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
  const first = await touchedMs();
  const giveUpAtMs = performance.now() + silentMs;
  while (first !== null && performance.now() < giveUpAtMs) {
    await pause(beatMs / 4);
    const now = await touchedMs();
    if (now === null) return false; // given back meanwhile
    if (now !== first) return true;
  }
  return false;
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

/**
 * Makes the data directory and takes it for this process: the embedded engines allow one process a directory, and say so
 * much less clearly. The claim is a file with the holder's process id; one whose holder is gone is taken over.
 */
import { constants } from 'node:fs';
import { access, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, StartError } from './start-error.ts';

export const LOCK_FILE = 'server.lock';

interface Holder {
  pid: number;
  /** When that process began, in the kernel's ticks: process ids are used again. Null where the system does not say. */
  begunAt: string | null;
}

/** Gives the function that returns the directory. Throws `StartError` when it cannot be had. */
export async function claimDataDir(dataDir: string): Promise<() => Promise<void>> {
  const lock = join(dataDir, LOCK_FILE);
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
    while (!(await create(lock))) await removeStale(lock, dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(explain(dataDir, error));
  }
  return () => rm(lock, { force: true });
}

async function create(lock: string): Promise<boolean> {
  const self: Holder = { pid: process.pid, begunAt: await begunAt(process.pid) };
  // Written whole beside it, then linked: nobody ever reads half a claim.
  const draft = `${lock}.${process.pid}.new`;
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

async function removeStale(lock: string, dataDir: string): Promise<void> {
  const text = await readFile(lock, 'utf8').catch(() => '');
  const holder = parseHolder(text);
  if (holder && (await isAlive(holder))) {
    throw new StartError(
      `DATA_DIR=${dataDir} is in use by another server (process ${holder.pid}): stop that one, or choose another directory with DATA_DIR.`,
    );
  }
  // Moved aside first: of two servers that start at once only one can, and the other looks again.
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside).catch(() => {});
  await rm(aside, { force: true });
}

function parseHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Holder; // cast: our own file; what is not a holder is refused below
    return Number.isInteger(holder.pid) && holder.pid > 0 ? holder : null;
  } catch {
    return null;
  }
}

async function isAlive({ pid, begunAt: heldSince }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return (await begunAt(pid)) === heldSince;
}

/** Field 22 of `/proc/{pid}/stat`; the name in field 2 may hold spaces and brackets, so count from its end. */
async function begunAt(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
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

/**
 * Deleted rows stay in files for a while: in dead rows of tables, in write-ahead logs, in mails that were written as files.
 * This takes them out of the operational database and of the mail directory, so that nobody is there an hour after deletion.
 */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '../start/start-error.ts';

/** Links in mails hold for an hour, and whoever is deleted may have had one just before. */
const MAIL_RETENTION_MS = 30 * 60_000;
const EVERY_MS = 20 * 60_000;

export interface PurgeParts {
  /** Of the operational store. */
  purge: () => Promise<string[]>;
  /** Told what keeps deleted rows nevertheless, each time. */
  onKept?: (what: string[]) => void;
  /** Of mails as files; need not exist. */
  mailDir: string;
}

/** Gives how many mails were deleted. Rejects when files or database cannot be used. */
export async function purgeDeletedData({ purge, mailDir, onKept }: PurgeParts, nowMs: number): Promise<number> {
  const kept = await purge();
  if (kept.length > 0) onKept?.(kept);
  const names = await readdir(mailDir).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  let deleted = 0;
  for (const name of names) {
    const path = join(mailDir, name);
    const { mtimeMs } = await stat(path);
    if (nowMs - mtimeMs < MAIL_RETENTION_MS) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}

/** Does it every 20 minutes until it is stopped. A failure is logged and tried again the next time. */
export function startPurging(parts: PurgeParts, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): () => void {
  let said = '';
  const onKept = (kept: string[]) => {
    if (said === kept.join()) return;
    said = kept.join();
    log.warn({ part: 'privacy', kept }, 'the database keeps what was deleted for longer than an hour');
  };
  const run = () =>
    purgeDeletedData({ ...parts, onKept }, Date.now()).catch((err: unknown) =>
      log.error({ part: 'privacy', err }, 'deleted data could not be taken out of files'),
    );
  const timer = setInterval(run, EVERY_MS).unref();
  return () => clearInterval(timer);
}

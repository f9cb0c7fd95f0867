/**
 * Deleted rows remain in files for some time: in dead rows, write-ahead logs, mails written as files. This job removes
 * them from the operational database and the mail directory, so that nothing is left an hour after deletion.
 */

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '../start/start-error.ts';

/** Links in mails last an hour, and a deleted person may have received one just before. */
const MAIL_RETENTION_MS = 30 * MINUTE_MS;
const EVERY_MS = 20 * MINUTE_MS;
/** Delay of the first run: short, so that frequent restarts do not postpone the purge. */
const FIRST_AFTER_MS = 5_000;

export interface PurgeParts {
  /** Purges the operational store; returns the reasons why rows remain. */
  purge: () => Promise<string[]>;
  /** Called with the reasons why deleted rows remain, if any. */
  onKept?: (what: string[]) => void;
  /** Directory of mail files; may be missing. */
  mailDir: string;
}

/** Returns the number of deleted mails. Rejects if files or database are unavailable. */
export async function purgeDeletedData({ purge, mailDir, onKept }: PurgeParts, nowMs: number): Promise<number> {
  const reasons = await purge();
  if (reasons.length > 0) onKept?.(reasons);
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

/** Runs seconds after the start and every 20 minutes, until stopped. A failure is logged and retried at the next run. */
export function startPurging(parts: PurgeParts, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): () => void {
  let lastLogged = '';
  const onKept = (reasons: string[]) => {
    if (lastLogged === reasons.join()) return;
    lastLogged = reasons.join();
    log.warn({ part: 'privacy', reasons }, 'the database retains deleted rows for longer than an hour');
  };
  const run = () =>
    purgeDeletedData({ ...parts, onKept }, Date.now()).catch((err: unknown) =>
      log.error({ part: 'privacy', err }, 'deleted data could not be purged from files'),
    );
  const first = setTimeout(run, FIRST_AFTER_MS).unref();
  const timer = setInterval(run, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

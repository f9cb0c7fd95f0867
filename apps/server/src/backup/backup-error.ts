import { codedError } from '../start/coded-error.ts';

/** Why a backup or restoration is impossible, for the operator: one line that states the fix. */
const messages = {
  notEmpty: (what: string) => `${what} is not empty: a backup is written into, and restored into, what is empty.`,
  noData: (directory: string) => `DATA_DIR=${directory} is not there: give the server's own DATA_DIR.`,
  incomplete: (directory: string) => `${directory} is no whole backup: it has no manifest.json, which is written last.`,
  changed: (file: string) => `${file} is not as it was written: this backup cannot be relied on.`,
  otherStores: (backedUp: string, configured: string) =>
    `This is a backup of ${backedUp}; DATABASE_URL and CLICKHOUSE_URL say ${configured}. Restore it into stores of its kind.`,
  program: (program: string, reason: string) => `${program} failed: ${reason}`,
} as const;

export type BackupErrorCode = keyof typeof messages;

export class BackupError<C extends BackupErrorCode = BackupErrorCode> extends codedError('BackupError', messages)<C> {}

import { codedError } from '../start/coded-error.ts';

/** Why a backup or restoration is impossible, for the operator: one line that states the fix. */
const messages = {
  notEmpty: (what: string) => `${what} is not empty. Back up to and restore into empty targets only.`,
  noData: (directory: string) => `DATA_DIR=${directory} does not exist. Set the DATA_DIR of the server.`,
  incomplete: (directory: string) =>
    `${directory} is not a complete backup: manifest.json is missing, which is written last.`,
  changed: (file: string) => `${file} has changed since the backup: this backup is damaged.`,
  otherStores: (backedUp: string, configured: string) =>
    `This is a backup of ${backedUp}; DATABASE_URL and CLICKHOUSE_URL configure ${configured}. Restore it into stores of the same kind.`,
  program: (program: string, reason: string) => `${program} failed: ${reason}`,
} as const;

export type BackupErrorCode = keyof typeof messages;

export class BackupError<C extends BackupErrorCode = BackupErrorCode> extends codedError('BackupError', messages)<C> {}

import { codedError } from '../../start/coded-error.ts';

/** Errors of opening the operational store; each text states the fix. */
const messages = {
  cannotOpen: (directory: string, reason: string) =>
    `The operational database at ${directory} cannot be opened: ${reason}. Is another server running on this data directory, and may it be written?`,
  cannotConnect: (url: string, reason: string) =>
    `DATABASE_URL=${url} cannot be reached: ${reason}. Is that PostgreSQL running, and may this user connect?`,
  migrationChanged: (name: string) =>
    `Migration ${name} was applied before with another text. Put its text back, and make the change in a new file.`,
  migrationFailed: (name: string, reason: string) => `Migration ${name} failed and was undone: ${reason}`,
} as const;

export type OperationalStoreErrorCode = keyof typeof messages;

export class OperationalStoreError<C extends OperationalStoreErrorCode = OperationalStoreErrorCode> extends codedError(
  'OperationalStoreError',
  messages,
)<C> {}

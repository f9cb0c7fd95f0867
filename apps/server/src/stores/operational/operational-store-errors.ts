import { codedError } from '../../start/coded-error.ts';

/** Errors of opening the operational store; each text states the fix. */
const messages = {
  cannotOpen: (directory: string, reason: string) =>
    `The operational database at ${directory} cannot be opened: ${reason}. Check that no other server uses this data directory, and that it is writable.`,
  cannotConnect: (url: string, reason: string) =>
    `DATABASE_URL=${url} cannot be reached: ${reason}. Check that PostgreSQL is running and that this user may connect.`,
  migrationChanged: (name: string) =>
    `Migration ${name} was changed after it was applied. Restore its text, and put the change into a new file.`,
  migrationFailed: (name: string, reason: string) => `Migration ${name} failed and was rolled back: ${reason}`,
} as const;

export type OperationalStoreErrorCode = keyof typeof messages;

export class OperationalStoreError<C extends OperationalStoreErrorCode = OperationalStoreErrorCode> extends codedError(
  'OperationalStoreError',
  messages,
)<C> {}

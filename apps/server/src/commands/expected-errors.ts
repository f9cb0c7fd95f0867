import { BackupError } from '../backup/backup-error.ts';
import { StartError } from '../start/start-error.ts';
import { EventStoreError } from '../stores/events/event-store.ts';
import { CommandError } from './call-server.ts';

const EXPECTED = [BackupError, StartError, EventStoreError];

/** Rejects with `CommandError`, one line for the operator, where the work fails for an expected reason. */
export const withExpectedErrors = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    throw isExpected && error instanceof Error ? new CommandError(error.message) : error;
  });

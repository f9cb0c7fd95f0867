/** Shared by the backup and restore commands. */
import type { EventCounts } from '../backup/back-up.ts';
import { BackupError } from '../backup/backup-error.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { StartError } from '../start/start-error.ts';
import { EventStoreError } from '../stores/events/event-store.ts';
import { CommandError } from './call-server.ts';

/** The server's configuration. */
export function configured(): Config {
  try {
    return readConfig(process.env, process.cwd());
  } catch (error) {
    throw error instanceof ConfigError ? new CommandError(error.message) : error;
  }
}

/** Converts an expected error into one line for the operator. */
export const inOneLine = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const isForPeople = [BackupError, StartError, EventStoreError].some((kind) => error instanceof kind);
    throw isForPeople && error instanceof Error ? new CommandError(error.message) : error;
  });

export const saidOf = (events: EventCounts): string =>
  events ? `; events: ${events.hits} hits, ${events.playback} heartbeats, ${events.rejected} rejected` : '';

/** Backs up everything that the configuration names into an empty directory, and restores it into empty stores. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { openClickHouse } from '../stores/events/clickhouse-event-store.ts';
import type { EventTable } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { BackupError } from './backup-error.ts';
import { backUpDataDir, requireEmpty, restoreDataDir } from './data-dir-files.ts';
import { checkManifest, storeKinds, writeManifest } from './manifest.ts';
import { dumpPostgres, restorePostgres } from './postgres-dump.ts';
import { readEvents } from './read-event-files.ts';
import { writeEvents } from './write-event-files.ts';

export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'clickhouseUrl' | 'clickhouseLayout'>;

export interface BackupSetting {
  config: BackupConfig;
  /** Directory of the backup. */
  directory: string;
  /** Directory of PostgreSQL's tools; null: found on the PATH. */
  postgresBinDir: string | null;
}

/** Null if the store is below the data directory and copied with it. */
export type EventCounts = Record<EventTable, number> | null;

/**
 * Throws `BackupError`, or `StartError` when a server runs on embedded stores, which are copied only while nothing
 * writes. External stores may be in use; events that arrive during the backup may or may not be included.
 */
export async function backUp(setting: BackupSetting, at: Date): Promise<{ files: number; events: EventCounts }> {
  const { config, directory, postgresBinDir } = setting;
  await requireEmpty(directory);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (isEmbedded(config)) await backUpDataDir(config.dataDir, directory);
  if (config.databaseUrl !== null) await dumpPostgres(config.databaseUrl, dumpFile(directory), postgresBinDir);
  const events = await withClickHouse(config, (store) => writeEvents(store, eventsDirectory(directory)));
  return { files: await writeManifest(directory, storeKinds(config), at), events };
}

/** Throws `BackupError` when the backup is incomplete, or the stores are not empty or of another kind. */
export async function restore({ config, directory, postgresBinDir }: BackupSetting): Promise<{ events: EventCounts }> {
  const backedUp = await checkManifest(directory);
  const configured = storeKinds(config);
  if (backedUp.operational !== configured.operational || backedUp.events !== configured.events) {
    throw new BackupError('otherStores', kindsText(backedUp), kindsText(configured));
  }
  if (isEmbedded(config)) await restoreDataDir(directory, config.dataDir);
  if (config.databaseUrl !== null) await restorePostgres(config.databaseUrl, dumpFile(directory), postgresBinDir);
  return { events: await withClickHouse(config, (store) => readEvents(store, eventsDirectory(directory))) };
}

const isEmbedded = ({ databaseUrl, clickhouseUrl }: BackupConfig): boolean =>
  databaseUrl === null || clickhouseUrl === null;

const dumpFile = (directory: string): string => join(directory, 'operational.dump');
const eventsDirectory = (directory: string): string => join(directory, 'events');
const kindsText = ({ operational, events }: ReturnType<typeof storeKinds>): string =>
  `operational data ${operational}, events ${events}`;

async function withClickHouse<T>(config: BackupConfig, work: (store: EventStore) => Promise<T>): Promise<T | null> {
  if (config.clickhouseUrl === null) return null;
  const store = await openClickHouse({ url: config.clickhouseUrl, layout: config.clickhouseLayout, migrates: true });
  return work(store).finally(store.close);
}

/** Makes a running server show imports: its own at once, those of other processes on the same database within seconds. */
import type { FastifyBaseLogger } from 'fastify';
import type { FollowDatabase } from '../../stores/operational/follow-database.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { LiveCatalogue } from '../loading/live-catalogue.ts';
import { readRevision } from './imported-store.ts';

/** Interval of checks for imports by another server or a command, milliseconds. */
const POLL_INTERVAL_MS = 5000;

export interface ImportNotifier {
  /** Resolves when all listeners in this process have finished. */
  notify(): Promise<void>;
  listen(onEvent: () => Promise<void>): void;
}

/** Connects the importing and the serving part of one process. */
export function createImportNotifier(): ImportNotifier {
  const listeners: (() => Promise<void>)[] = [];
  return {
    notify: async () => {
      await Promise.all(listeners.map((onEvent) => onEvent()));
    },
    listen: (onEvent) => {
      listeners.push(onEvent);
    },
  };
}

export interface WatchSetting {
  database: OperationalDatabase;
  follow: FollowDatabase;
  live: Pick<LiveCatalogue, 'reload'>;
  notifier: ImportNotifier;
  log: FastifyBaseLogger;
}

/** @param loadedRevision revision of the loaded catalogue @returns a function that stops watching */
export function watchImports(
  { database, follow, live, notifier, log }: WatchSetting,
  loadedRevision: number,
): () => void {
  let revision = loadedRevision;
  let last: Promise<void> = Promise.resolve();
  const reloadIfNewer = async () => {
    const newest = await readRevision(database);
    if (newest === revision) return;
    await live.reload();
    revision = newest;
  };
  const onError = (err: unknown) =>
    log.error({ err }, 'imported items could not be loaded; the catalogue is unchanged');
  // Sequential: two concurrent reloads could leave the older one.
  const reloadNext = () => {
    const next = last.then(reloadIfNewer);
    last = next.catch(() => {});
    return next;
  };
  notifier.listen(() => reloadNext().catch(onError));
  return follow(reloadNext, POLL_INTERVAL_MS, onError);
}

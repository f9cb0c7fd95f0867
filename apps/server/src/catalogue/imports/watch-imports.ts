/** Makes a running server show imports: its own at once, those of other processes on the same database soon. */
import type { FastifyBaseLogger } from 'fastify';
import type { FollowDatabase } from '../../stores/operational/follow-database.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { LiveCatalogue } from '../loading/live-catalogue.ts';
import { readRevision } from './imported-store.ts';

/** Interval of checks for imports by another server or a command, milliseconds. */
const POLL_INTERVAL_MS = 5000;

export interface ImportNews {
  /** Resolves when all listeners in this process have finished. */
  report(): Promise<void>;
  listen(onEvent: () => Promise<void>): void;
}

/** Connects the importing and the serving part of one process. */
export function createImportNews(): ImportNews {
  const listeners: (() => Promise<void>)[] = [];
  return {
    report: async () => {
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
  news: ImportNews;
  log: FastifyBaseLogger;
}

/** @param shown revision of the loaded catalogue @returns a function that stops watching */
export function watchImports({ database, follow, live, news, log }: WatchSetting, shown: number): () => void {
  let revision = shown;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const newest = await readRevision(database);
    if (newest === revision) return;
    await live.reload();
    revision = newest;
  };
  const onError = (err: unknown) =>
    log.error({ err }, 'imported items could not be loaded; the catalogue is unchanged');
  // Sequential: two concurrent reloads could leave the older one.
  const lookNext = () => {
    const next = looking.then(look);
    looking = next.catch(() => {});
    return next;
  };
  news.listen(() => lookNext().catch(onError));
  return follow(lookNext, POLL_INTERVAL_MS, onError);
}

/** Makes a running server show imports: its own at once, those of other processes on the same database soon. */
import type { FastifyBaseLogger } from 'fastify';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { LiveCatalogue } from '../loading/live-catalogue.ts';
import { readRevision } from './imported-store.ts';

/** Interval of checks for imports by another server or a command, milliseconds. */
const LOOK_MS = 5000;

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
  live: Pick<LiveCatalogue, 'reload'>;
  news: ImportNews;
  log: FastifyBaseLogger;
}

/** @param shown revision of the loaded catalogue @returns a function that stops watching */
export function watchImports({ database, live, news, log }: WatchSetting, shown: number): () => void {
  let revision = shown;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      const newest = await readRevision(database);
      if (newest === revision) return;
      await live.reload();
      revision = newest;
    } catch (err) {
      log.error({ err }, 'imported items could not be loaded; the catalogue is unchanged');
    }
  };
  // Sequential: two concurrent reloads could leave the older one.
  const lookNext = () => {
    looking = looking.then(look);
    return looking;
  };
  news.listen(lookNext);
  const timer = setInterval(() => void lookNext(), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

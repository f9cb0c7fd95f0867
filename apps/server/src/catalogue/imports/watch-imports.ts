/** A running server shows what was imported: at once what came through it, soon what came to a database it shares. */
import type { FastifyBaseLogger } from 'fastify';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { LiveCatalogue } from '../live-catalogue.ts';
import { readRevision } from './imported-store.ts';

/** How often the database is asked whether another server, or a command, has imported something. */
const LOOK_MS = 5000;

export interface ImportNews {
  /** Resolves when every part of this process has heard. */
  report(): Promise<void>;
  listen(onEvent: () => Promise<void>): void;
}

/** From the part that imports to the part that shows, in one process. */
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

/** @param shown revision of the catalogue as it was loaded. Gives what ends the watching. */
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
      log.error({ err }, 'what was imported could not be shown; the catalogue stays as it was');
    }
  };
  // One after the other: two at once could leave the older one.
  const lookNext = () => {
    looking = looking.then(look);
    return looking;
  };
  news.listen(lookNext);
  const timer = setInterval(() => void lookNext(), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

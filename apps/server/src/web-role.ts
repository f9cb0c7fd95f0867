/**
 * Role `web`: the website and what it is made of. What is missing for it (a build, a catalogue) is said by `/readyz` and
 * in the log, and does not keep the other roles from working.
 */
import type { CatalogueReader } from '@sintonia/contracts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { keepMostWatched } from './reports/most-watched.ts';
import { needsPart, type ServerParts } from './roles.ts';
import type { Closer } from './start/close-in-order.ts';
import type { OperationalDatabase } from './stores/operational/operational-store.ts';

export interface WebRoleOptions extends Pick<ServerParts, 'config' | 'events' | 'readiness'> {
  database: OperationalDatabase;
  log: FastifyBaseLogger;
  closer: Closer;
}

export async function registerWebRole(_app: FastifyInstance, options: WebRoleOptions): Promise<void> {
  const { config, readiness, log } = options;
  if (!needsPart(config.roles, 'site')) return;
  let lack: string | null = 'being loaded';
  readiness.add({ part: 'catalogue', missing: async () => lack });
  try {
    await openCatalogue(options);
    lack = null;
  } catch (error) {
    lack = error instanceof Error ? error.message : String(error);
    log.error({ part: 'catalogue', err: error }, 'the catalogue cannot be loaded');
  }
}

async function openCatalogue({ database, events, log, closer }: WebRoleOptions): Promise<CatalogueReader> {
  const mostWatched = keepMostWatched(events, log, Date.now);
  closer.add('the most watched', async () => mostWatched.stop());
  return loadCatalogue({ database, source: null, mostWatched: mostWatched.ids, nowMs: Date.now() });
}

import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { makePrivate } from '../start/private-files.ts';
import { connectPglite } from '../stores/operational/connect-pglite.ts';
import { connectPostgres } from '../stores/operational/connect-postgres.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { OperationalStoreError } from '../stores/operational/operational-store-errors.ts';
import type { StoreSetting } from './store-setting.ts';

/**
 * A damaged local operational store must not stop collection, since missed events cannot be recovered. Pages and studio
 * are unavailable until it is fixed or restored; null indicates that.
 */
export async function openOrGoWithout({ config, log, readiness }: StoreSetting): Promise<OperationalStore | null> {
  try {
    return await openOperational(config, log);
  } catch (err) {
    if (config.databaseUrl !== null || !config.roles.includes('collect') || !(err instanceof OperationalStoreError))
      throw err;
    log.error({ part: 'operational', err }, 'the operational store cannot be opened; this server only collects');
    readiness.add({ part: 'operational', missing: async () => err.message });
    return null;
  }
}

export const openOperational = ({ databaseUrl, dataDir }: Config, log: FastifyBaseLogger): Promise<OperationalStore> =>
  databaseUrl === null
    ? openEmbedded(join(dataDir, 'operational'))
    : connectPostgres({
        url: databaseUrl,
        onError: (error) => log.warn({ part: 'operational', err: error }, 'a connection to PostgreSQL was lost'),
      });

/** PGlite creates its first files with its own modes. */
async function openEmbedded(directory: string): Promise<OperationalStore> {
  const store = await connectPglite(directory);
  makePrivate(directory);
  return store;
}

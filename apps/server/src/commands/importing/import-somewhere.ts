/** Sends a run to the local server, or works on its store if none runs. */
import { join } from 'node:path';
import type { ImportRequest } from '../../catalogue/imports/import-item.ts';
import type { ImportOutcome } from '../../catalogue/imports/import-outcome.ts';
import { IMPORT_PATH } from '../../catalogue/imports/import-routes.ts';
import { runImport } from '../../catalogue/imports/run-import.ts';
import { readTimeZone } from '../../catalogue/loading/read-catalogue.ts';
import type { Config } from '../../config/config.ts';
import { claimDataDir } from '../../start/claim-data-dir.ts';
import { connectPglite } from '../../stores/operational/connect-pglite.ts';
import { connectPostgres } from '../../stores/operational/connect-postgres.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { type CallServer, NoServerError } from '../call-server.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** @param config the server's; locates its data if it does not run */
export async function importSomewhere(request: ImportRequest, call: CallServer, config: Place): Promise<ImportOutcome> {
  try {
    const answer = await call({ method: 'POST', path: IMPORT_PATH, body: request });
    return (await answer.json()) as ImportOutcome; // cast: our own server's answer
  } catch (error) {
    if (!(error instanceof NoServerError)) throw error;
    return inStore(config, (database) => runImport(database, request, new Date()));
  }
}

/** The broadcaster's time zone, for dates without an offset. */
export async function broadcasterTimeZone(call: CallServer, config: Place): Promise<string> {
  try {
    const { timeZone } = (await (await call({ method: 'GET', path: IMPORT_PATH })).json()) as { timeZone: string }; // cast: our own server's answer
    return timeZone;
  } catch (error) {
    if (!(error instanceof NoServerError)) throw error;
    return inStore(config, readTimeZone);
  }
}

/** Servers that share a PostgreSQL detect changes by themselves; an embedded store is claimed meanwhile. */
async function inStore<T>(
  { databaseUrl, dataDir }: Place,
  work: (database: OperationalDatabase) => Promise<T>,
): Promise<T> {
  const release = databaseUrl === null ? await claimDataDir(dataDir) : async () => undefined;
  try {
    const store = await (databaseUrl === null
      ? connectPglite(join(dataDir, 'operational'))
      : connectPostgres({ url: databaseUrl, onError: () => undefined }));
    try {
      return await work(store.database);
    } finally {
      await store.close();
    }
  } finally {
    await release();
  }
}

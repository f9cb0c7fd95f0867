/** Hands a run to the server that runs here; where none does, works on its store. */
import { join } from 'node:path';
import type { ImportRequest } from '../../catalogue/imports/import-item.ts';
import type { ImportOutcome } from '../../catalogue/imports/import-outcome.ts';
import { runImport } from '../../catalogue/imports/run-import.ts';
import type { Config } from '../../config.ts';
import { claimDataDir } from '../../start/claim-data-dir.ts';
import { connectPglite } from '../../stores/operational/connect-pglite.ts';
import { connectPostgres } from '../../stores/operational/connect-postgres.ts';
import { type CallServer, NoServerError } from '../call-server.ts';

/** @param config the server's; also where it would keep its data if it ran */
export async function importSomewhere(
  request: ImportRequest,
  call: CallServer,
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<ImportOutcome> {
  try {
    const answer = await call({ method: 'POST', path: '/api/catalogue/import', body: request });
    return (await answer.json()) as ImportOutcome; // cast: our own server's answer
  } catch (error) {
    if (!(error instanceof NoServerError)) throw error;
    return importIntoStore(request, config);
  }
}

/** Servers that share a PostgreSQL hear of it by themselves; an embedded store belongs to nobody else meanwhile. */
async function importIntoStore(
  request: ImportRequest,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<ImportOutcome> {
  const release = databaseUrl === null ? await claimDataDir(dataDir) : async () => undefined;
  try {
    const store = await (databaseUrl === null
      ? connectPglite(join(dataDir, 'operational'))
      : connectPostgres({ url: databaseUrl, onTrouble: () => undefined }));
    try {
      return await runImport(store.database, request, new Date());
    } finally {
      await store.close();
    }
  } finally {
    await release();
  }
}

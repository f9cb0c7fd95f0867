/** One import run over the operational store, in one transaction. */
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { Catalogue } from '../catalogue.ts';
import { releasedCatalogue } from '../embargo/released-catalogue.ts';
import { CatalogueError } from '../loading/catalogue-errors.ts';
import { readBase } from '../loading/read-catalogue.ts';
import { createCatalogueReader } from '../reading/catalogue-reader.ts';
import type { ImportRequest } from './import-item.ts';
import type { ImportOutcome } from './import-outcome.ts';
import { lockImports, readImported, writeImported } from './imported-store.ts';
import { planImport } from './plan-import.ts';

/** Concurrent readers see the previous state; a dry run writes nothing. */
export async function runImport(
  database: OperationalDatabase,
  request: ImportRequest,
  now: Date,
): Promise<ImportOutcome> {
  return database.transaction(async (transaction) => {
    await lockImports(transaction);
    const base = await readBase(transaction);
    const { writes, catalogue, outcome } = planImport(request, base, await readImported(transaction));
    if (!request.isDryRun && writes.length > 0) await writeImported(transaction, writes, now);
    return { ...outcome, notShown: whyNotShown(catalogue, now) };
  });
}

function whyNotShown(catalogue: Catalogue | null, now: Date): string | null {
  if (!catalogue) return 'there is no broadcaster yet: import a JSON catalogue with one (docs/import.md)';
  try {
    createCatalogueReader(releasedCatalogue(catalogue, now.getTime()), () => []);
    return null;
  } catch (error) {
    if (error instanceof CatalogueError) return error.message;
    throw error;
  }
}

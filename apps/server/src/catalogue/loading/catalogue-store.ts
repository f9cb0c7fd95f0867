/**
 * The catalogue in the operational store: the source catalogue, written in one transaction, with imported items laid
 * over it. Read as a whole once.
 */
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import * as tables from '../../stores/operational/tables/catalogue-tables.ts';
import type { Catalogue } from '../catalogue.ts';
import {
  toAuthors,
  toChannels,
  toClips,
  toEpisodes,
  toProgrammes,
  toSections,
  toStories,
  toWeek,
} from './catalogue-rows.ts';

export interface CatalogueImport {
  sourceHash: string;
  anchor: Date;
}

/** The last loaded source, and the time that its relative times are based on; null before the first load. */
export async function readImport(database: OperationalDatabase): Promise<CatalogueImport | null> {
  const [row] = await database.select().from(tables.catalogueImport);
  return row ? { sourceHash: row.sourceHash, anchor: row.anchor } : null;
}

/** Replaces the stored catalogue; concurrent readers see either the old or the new one. */
export async function saveCatalogue(
  database: OperationalDatabase,
  catalogue: Catalogue,
  made: CatalogueImport,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(tables.catalogueImport);
    await transaction.insert(tables.catalogueImport).values(made);
    await transaction.delete(tables.broadcaster);
    await transaction
      .insert(tables.broadcaster)
      .values({ document: catalogue.broadcaster, artwork: catalogue.artwork });

    await transaction.delete(tables.section);
    await insertAll(toSections(catalogue), (rows) => transaction.insert(tables.section).values(rows));
    await transaction.delete(tables.author);
    await insertAll(toAuthors(catalogue), (rows) => transaction.insert(tables.author).values(rows));
    await transaction.delete(tables.clip);
    await insertAll(toClips(catalogue), (rows) => transaction.insert(tables.clip).values(rows));
    await transaction.delete(tables.story);
    await insertAll(toStories(catalogue), (rows) => transaction.insert(tables.story).values(rows));
    await transaction.delete(tables.channel);
    await insertAll(toChannels(catalogue), (rows) => transaction.insert(tables.channel).values(rows));
    await transaction.delete(tables.programme);
    await insertAll(toProgrammes(catalogue), (rows) => transaction.insert(tables.programme).values(rows));
    await transaction.delete(tables.episode);
    await insertAll(toEpisodes(catalogue), (rows) => transaction.insert(tables.episode).values(rows));
    await transaction.delete(tables.weeklyBroadcast);
    await insertAll(toWeek(catalogue), (rows) => transaction.insert(tables.weeklyBroadcast).values(rows));
  });
}

/** Drizzle's `values` refuses an empty list. */
async function insertAll<Row>(rows: Row[], insert: (rows: Row[]) => PromiseLike<unknown>): Promise<void> {
  if (rows.length > 0) await insert(rows);
}

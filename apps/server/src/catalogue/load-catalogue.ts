/** Composition: source → operational store → reader in memory and search. */
import { createHash } from 'node:crypto';
import type { ArtworkIndex, CatalogueSource, ReadTranscript } from '@sintonia/contracts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { CatalogueError } from './catalogue-errors.ts';
import { createCatalogueReader, type MostWatched } from './catalogue-reader.ts';
import { readCatalogue, readImport, saveCatalogue } from './catalogue-store.ts';
import { createLiveCatalogue, type LiveCatalogue } from './live-catalogue.ts';
import { resolveSource } from './resolve-source.ts';
import { openSearch } from './search/site-search.ts';

/** A start within this time of the last load keeps its times; later, they are counted again so that the demo is today's. */
const ANCHOR_LIFETIME_MS = 60 * 60_000;

export interface CatalogueSettings {
  database: OperationalDatabase;
  /** What to load; null reads what was loaded before. */
  source: { catalogue: CatalogueSource; artwork: ArtworkIndex } | null;
  mostWatched: MostWatched;
  nowMs: () => number;
  readTranscript?: ReadTranscript | undefined;
}

/**
 * Loads the source when it changed or its times grew old, and gives what is served. Loading the same
 * again changes nothing. Throws `CatalogueError` when there is nothing to serve or a reference leads nowhere.
 */
export async function loadCatalogue(settings: CatalogueSettings): Promise<LiveCatalogue> {
  const { database, source, mostWatched, nowMs, readTranscript } = settings;
  if (source) await importSource(database, source, nowMs());
  return createLiveCatalogue(async () => {
    const catalogue = await readCatalogue(database);
    if (!catalogue) throw new CatalogueError('empty', 'broadcaster');
    const search = await openSearch(database, catalogue, new Date(nowMs()), readTranscript);
    return { catalogue, readerOf: (released) => createCatalogueReader(released, mostWatched), search };
  }, nowMs);
}

async function importSource(
  database: OperationalDatabase,
  source: NonNullable<CatalogueSettings['source']>,
  nowMs: number,
): Promise<void> {
  const sourceHash = createHash('sha256').update(JSON.stringify(source)).digest('hex');
  const last = await readImport(database);
  const ageMs = nowMs - (last?.anchor.getTime() ?? 0);
  if (last?.sourceHash === sourceHash && ageMs >= 0 && ageMs < ANCHOR_LIFETIME_MS) return;
  const catalogue = resolveSource(source.catalogue, source.artwork, nowMs);
  createCatalogueReader(catalogue, () => []); // a broken source is refused before it replaces a good one
  await saveCatalogue(database, catalogue, { sourceHash, anchor: new Date(nowMs) });
}

/** Composition: source → operational store → reader in memory and search. */
import { createHash } from 'node:crypto';
import { type ArtworkIndex, type CatalogueSource, HOUR_MS, type ReadTranscript } from '@sintonia/contracts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { createCatalogueReader, type MostWatched } from '../reading/catalogue-reader.ts';
import { openSearch } from '../search/site-search.ts';
import { CatalogueError } from './catalogue-errors.ts';
import { readImport, saveCatalogue } from './catalogue-store.ts';
import { createLiveCatalogue, type LiveCatalogue } from './live-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import { resolveSource } from './resolve-source.ts';

/**
 * A restart within this time keeps the resolved times; later ones recompute them, so that the demo is always current.
 */
const ANCHOR_LIFETIME_MS = HOUR_MS;

export interface CatalogueSettings {
  database: OperationalDatabase;
  /** Source to load; null uses the stored catalogue. */
  source: { catalogue: CatalogueSource; artwork: ArtworkIndex } | null;
  mostWatched: MostWatched;
  isMostWatchedOfDemo?: (() => boolean) | undefined;
  nowMs: () => number;
  readTranscript?: ReadTranscript | undefined;
}

/**
 * Loads the source if it changed or its times are old, and returns the served catalogue. Idempotent. Throws
 * `CatalogueError` when there is nothing to serve or a reference is dangling.
 */
export async function loadCatalogue(settings: CatalogueSettings): Promise<LiveCatalogue> {
  const { database, source, mostWatched, isMostWatchedOfDemo, nowMs, readTranscript } = settings;
  if (source) await importSource(database, source, nowMs());
  return createLiveCatalogue(async () => {
    const catalogue = await readCatalogue(database);
    if (!catalogue) throw new CatalogueError('empty', 'broadcaster');
    const search = await openSearch(database, catalogue, new Date(nowMs()), readTranscript);
    return {
      catalogue,
      readerOf: (released) => createCatalogueReader(released, mostWatched, isMostWatchedOfDemo),
      search,
    };
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
  createCatalogueReader(catalogue, () => []); // an invalid source is refused before it replaces a valid one
  await saveCatalogue(database, catalogue, { sourceHash, anchor: new Date(nowMs) });
}

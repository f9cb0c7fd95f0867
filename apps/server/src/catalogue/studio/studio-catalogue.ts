/** The stored catalogue for the studio, which may run without the website. */
import type { CatalogueReader } from '@sintonia/contracts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { Catalogue } from '../catalogue.ts';
import { readCatalogue } from '../loading/read-catalogue.ts';
import { createCatalogueReader } from '../reading/catalogue-reader.ts';
import { pageTitles } from './page-titles.ts';

export interface StudioCatalogue {
  catalogue: Catalogue;
  reader: CatalogueReader;
  /** By the name of the page in hits; names of sections and channels by their codes. */
  pageTitles: ReadonlyMap<string, string>;
}

/** Reading it whole takes a fraction of a second: once a minute is enough for names and schedules. */
const KEPT_MS = 60_000;

/** Null without a stored catalogue. A failed reading is tried again by the next request. */
export function cacheStudioCatalogue(
  database: OperationalDatabase,
  nowMs: () => number,
): () => Promise<StudioCatalogue | null> {
  let kept: { untilMs: number; reading: Promise<StudioCatalogue | null> } | null = null;
  return () => {
    if (kept && nowMs() < kept.untilMs) return kept.reading;
    const reading = readCatalogue(database).then((catalogue) =>
      catalogue
        ? {
            catalogue,
            reader: createCatalogueReader(catalogue, () => []),
            pageTitles: pageTitles(catalogue),
          }
        : null,
    );
    kept = { untilMs: nowMs() + KEPT_MS, reading };
    reading.catch(() => {
      kept = null;
    });
    return reading;
  };
}

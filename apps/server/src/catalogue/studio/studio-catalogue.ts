/** The stored catalogue for the studio, which may run without the website. */
import type { CatalogueReader } from '@sintonia/contracts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { Catalogue } from '../catalogue.ts';
import { readCatalogue } from '../loading/read-catalogue.ts';
import { createCatalogueReader } from '../reading/catalogue-reader.ts';
import { scheduledTitles } from './broadcasts-of-day.ts';
import { pageTitles } from './page-titles.ts';

export interface StudioCatalogue {
  catalogue: Catalogue;
  reader: CatalogueReader;
  /** By the name of the page in hits; names of sections and channels by their codes. */
  pageTitles: ReadonlyMap<string, string>;
  /** Titles of broadcasts, also of programmes that the catalogue does not have. */
  scheduledTitles: () => Promise<readonly string[]>;
}

function studioCatalogue(catalogue: Catalogue, nowMs: () => number): StudioCatalogue {
  const reader = createCatalogueReader(catalogue, () => []);
  let scheduled: Promise<readonly string[]> | null = null;
  return {
    ...{ catalogue, reader, pageTitles: pageTitles(catalogue) },
    scheduledTitles: () => {
      scheduled ??= scheduledTitles(reader, nowMs());
      return scheduled;
    },
  };
}

/** Cache lifetime. Reading the whole catalogue takes a fraction of a second; names and schedules may be a minute old. */
const CACHE_MS = 60_000;

/** Null without a stored catalogue. After a failure the next request reads again. */
export function cacheStudioCatalogue(
  database: OperationalDatabase,
  nowMs: () => number,
): () => Promise<StudioCatalogue | null> {
  let cached: { untilMs: number; reading: Promise<StudioCatalogue | null> } | null = null;
  return () => {
    if (cached && nowMs() < cached.untilMs) return cached.reading;
    const reading = readCatalogue(database).then((catalogue) => catalogue && studioCatalogue(catalogue, nowMs));
    cached = { untilMs: nowMs() + CACHE_MS, reading };
    reading.catch(() => {
      cached = null;
    });
    return reading;
  };
}

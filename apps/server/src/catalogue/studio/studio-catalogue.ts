/** The stored catalogue for the studio, which may run without the website. */
import type { CatalogueReader } from '@sintonia/contracts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { Catalogue } from '../catalogue.ts';
import { readRevision } from '../imports/imported-store.ts';
import { readImport } from '../loading/catalogue-store.ts';
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

type Named = Omit<StudioCatalogue, 'scheduledTitles'>;

function named(catalogue: Catalogue): Named {
  return { catalogue, reader: createCatalogueReader(catalogue, () => []), pageTitles: pageTitles(catalogue) };
}

function withTitles(of: Named, nowMs: () => number): StudioCatalogue {
  let scheduled: Promise<readonly string[]> | null = null;
  return {
    ...of,
    scheduledTitles: () => {
      scheduled ??= scheduledTitles(of.reader, nowMs());
      return scheduled;
    },
  };
}

/** Names and schedules may be a minute old. */
const CACHE_MS = 60_000;

/** Changes with every import and every source that is loaded. */
const stateOf = async (database: OperationalDatabase): Promise<string> =>
  JSON.stringify([await readImport(database), await readRevision(database)]);

/**
 * Null without a stored catalogue. It is read again only if it has changed: that takes a fraction of a second, in which the
 * process does nothing else. After a failure the next request reads again.
 */
export function cacheStudioCatalogue(
  database: OperationalDatabase,
  nowMs: () => number,
): () => Promise<StudioCatalogue | null> {
  let cached: { untilMs: number; reading: Promise<StudioCatalogue | null> } | null = null;
  let known: { state: string; of: Named | null } | null = null;
  const read = async (): Promise<StudioCatalogue | null> => {
    const state = await stateOf(database);
    if (known?.state !== state) {
      const catalogue = await readCatalogue(database);
      known = { state, of: catalogue && named(catalogue) };
    }
    return known.of && withTitles(known.of, nowMs);
  };
  return () => {
    if (cached && nowMs() < cached.untilMs) return cached.reading;
    const reading = read();
    cached = { untilMs: nowMs() + CACHE_MS, reading };
    reading.catch(() => {
      cached = null;
    });
    return reading;
  };
}

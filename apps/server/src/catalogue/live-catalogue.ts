/** W-07, W-14: the catalogue and its search as they are now; both are replaced together, while the server runs. */
import type { CatalogueReader, SiteSearch } from '@sintonia/contracts';
import type { Catalogue } from './catalogue.ts';

export interface LiveCatalogue {
  /** Always reads the newest catalogue, whoever holds it and however long. */
  reader: CatalogueReader;
  search: SiteSearch;
  /** The documents themselves, for feeds. */
  current(): Catalogue;
  /** Reads what is stored anew; what is shown stays as it is when that throws. */
  reload(): Promise<void>;
}

interface Opened {
  catalogue: Catalogue;
  reader: CatalogueReader;
  search: SiteSearch;
}

export async function createLiveCatalogue(open: () => Promise<Opened>): Promise<LiveCatalogue> {
  let now = await open();
  return {
    reader: handingOn(() => now.reader),
    search: handingOn(() => now.search),
    current: () => now.catalogue,
    reload: async () => {
      now = await open();
    },
  };
}

/** An object whose methods are those of the newest one. */
const handingOn = <T extends object>(newest: () => T): T =>
  new Proxy({} as T, { get: (_, name) => Reflect.get(newest(), name) }); // cast: it answers as the newest does

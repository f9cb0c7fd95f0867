/** W-07, W-14: the catalogue and its search as they are now; both are replaced together, while the server runs. */
import type { CatalogueReader, SiteSearch } from '@sintonia/contracts';
import type { Catalogue } from './catalogue.ts';
import { type OtherOrigins, originsOf } from './origins-of.ts';

export interface LiveCatalogue {
  /** Always reads the newest catalogue, whoever holds it and however long. */
  reader: CatalogueReader;
  search: SiteSearch;
  /** Where, besides our own origin, its media and pictures are. */
  otherOrigins(): OtherOrigins;
  /** Reads what is stored anew; what is shown stays as it is when that throws. */
  reload(): Promise<void>;
  onChange(hear: () => void): void;
}

interface Opened {
  catalogue: Catalogue;
  reader: CatalogueReader;
  search: SiteSearch;
}

export async function createLiveCatalogue(open: () => Promise<Opened>): Promise<LiveCatalogue> {
  const openWhole = async () => {
    const opened = await open();
    return { ...opened, origins: originsOf(opened.catalogue) };
  };
  const hearers: (() => void)[] = [];
  let now = await openWhole();
  return {
    reader: handingOn(() => now.reader),
    search: handingOn(() => now.search),
    otherOrigins: () => now.origins,
    reload: async () => {
      now = await openWhole();
      for (const hear of hearers) hear();
    },
    onChange: (hear) => {
      hearers.push(hear);
    },
  };
}

/** An object whose methods are those of the newest one. */
const handingOn = <T extends object>(newest: () => T): T =>
  new Proxy({} as T, { get: (_, name) => Reflect.get(newest(), name) }); // cast: it answers as the newest does

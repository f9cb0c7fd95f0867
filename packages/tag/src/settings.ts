import type { PageSettings } from '@sintonia/wire';

/** Settings that a page gives the tag. */
export interface TagSettings extends PageSettings {
  /** T-12: id of the measuring version, sent in the path of each hit; undefined before any was published. */
  version?: string | undefined;
  /** Server of legacy analytics ids, in the form of `trackingServer`; requested only when set. */
  analyticsIdServer?: string | undefined;
  /** § 5: pages are counted only where page code calls `scPageView`. */
  areAutomaticHitsDisabled?: boolean | undefined;
}

/** `host/path` → `https://host/path`. */
export const withScheme = (server: string, { isSecure }: Pick<TagSettings, 'isSecure'>): string =>
  `http${isSecure ? 's' : ''}://${server}`;

/**
 * A partner that receives the visitor's id: an entry of `ibs` in identity answers (I-03; docs/wire/identity.md § 5).
 */
export interface PartnerSync {
  /** The partner's number. */
  readonly id: string;
  /** Addresses of images, absolute or without scheme. */
  readonly urls: readonly string[];
  /** Minutes until it is repeated. */
  readonly ttlMin: number;
  /** The page itself fires it, not the frame. */
  readonly isOnPage: boolean;
  /** The incumbent's field `fireURLSync`, passed through. */
  readonly isFired: boolean;
}

/** docs/wire/identity.md § 5: default lifetime of a sync, minutes. */
export const SYNC_TTL_MIN = 20_160;

/** Prefix of a message to the frame. */
export const SYNC_MESSAGE = '---destpub-combined---';

/** Undefined for an entry that is no image sync, or has no id. */
export function parsePartnerSync(item: unknown): PartnerSync | undefined {
  const { id, url, ttl, tag, syncOnPage, fireURLSync } = (item ?? {}) as Record<string, unknown>; // cast: each field is checked
  if (tag !== 'img' || (typeof id !== 'string' && typeof id !== 'number') || !Array.isArray(url)) return undefined;
  return {
    id: String(id),
    urls: url.filter((address): address is string => typeof address === 'string'),
    ttlMin: Number(ttl) > 0 ? Number(ttl) : SYNC_TTL_MIN,
    isOnPage: syncOnPage === 1,
    isFired: fireURLSync === 1,
  };
}

/** The entry as in an identity answer. */
export const toSyncItem = ({ id, urls, ttlMin, isOnPage, isFired }: PartnerSync) => ({
  id,
  ttl: ttlMin,
  tag: 'img',
  fireURLSync: Number(isFired),
  syncOnPage: Number(isOnPage),
  url: urls,
});

/** Message of syncs to the frame. */
export const formatSyncMessage = (syncs: readonly PartnerSync[]): string =>
  SYNC_MESSAGE +
  syncs
    .map(({ id, urls, ttlMin, isFired }) =>
      ['ibs', id, 'img', urls.map(encodeURIComponent).join(','), ttlMin, '', '', isFired].join('|'),
    )
    .join('%01');

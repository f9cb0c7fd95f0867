/** Calls of a visitor's browser to the partners that receive its id (I-03). */
import { type PartnerSync, SYNC_TTL_MIN, toSyncItem } from '@sintonia/wire';
import type { SyncPartner } from '../config/values/sync-partners.ts';

/** Hosts that the frame must be allowed to call. */
export const partnerHosts = (partners: readonly SyncPartner[]): string[] =>
  partners.map(({ address }) => new URL(address).host);

/** `ibs` of the answer for this visitor. */
export const syncItems = (partners: readonly SyncPartner[], visitorId: string) =>
  partners.map(({ id, address }) => toSyncItem(partnerSync(id, address.replaceAll('{visitor}', visitorId))));

const partnerSync = (id: string, url: string): PartnerSync => ({
  id,
  urls: [url],
  ttlMin: SYNC_TTL_MIN,
  isOnPage: false,
  isFired: true,
});

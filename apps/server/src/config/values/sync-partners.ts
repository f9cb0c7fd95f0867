/** Setting `ID_SYNC_PARTNERS`. */

/** I-03: a partner that receives ids of visitors with consent. */
export interface SyncPartner {
  /** The partner's number. */
  readonly id: string;
  /** Address of its image; `{visitor}` is replaced by the visitor id. */
  readonly address: string;
}

/** Parses `24=https://sync.example.com/match?theirs={visitor}`, several joined by commas; null for anything else. */
export function parseSyncPartners(list: string): SyncPartner[] | null {
  const partners = list.split(',').map((entry) => {
    const [, id = '', address = ''] = /^\s*(\d{1,10})=(https:\/\/\S+?)\s*$/.exec(entry) ?? [];
    return URL.canParse(address) ? { id, address } : null;
  });
  return partners.every((partner) => partner !== null) ? partners : null;
}

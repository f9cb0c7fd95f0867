/** V-08: the contract as shown on the website: its limits and the counts of kept and broken promises. */
import type { PublicAdContract } from '@sintonia/contracts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import type { AdContract } from './contract/ad-contract.ts';
import { CONTRACT_DAYS, contractSpan, readPromises } from './records/read-ad-records.ts';

export interface PublicContractOptions {
  /** Null: the contract is unreadable; requests for ads report the reason. */
  contract: AdContract | null;
  hasAds: boolean;
  database: OperationalDatabase;
  timeZone: () => Promise<string>;
  now: () => Date;
}

/** Null if there is no contract. Never rejects. */
export function createPublicContract({ contract, hasAds, database, timeZone, now }: PublicContractOptions) {
  return async (): Promise<PublicAdContract | null> => {
    if (!contract) return null;
    const reading = timeZone().then((zone) => readPromises(database, contractSpan(now().getTime(), zone)));
    const counted = await reading.then(
      (counts) => ({ days: CONTRACT_DAYS, ...counts }),
      () => null,
    );
    return { hasAds, limits: contract, counted };
  };
}

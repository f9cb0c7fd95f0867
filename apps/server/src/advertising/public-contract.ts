/** V-08: the contract as the website shows it: what runs here, and what was counted of it. */
import type { PublicAdContract } from '@sintonia/contracts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import type { AdContract } from './contract/ad-contract.ts';
import { CONTRACT_DAYS, readPromises } from './records/ad-records.ts';

export interface PublicContractOptions {
  /** Null: it cannot be read, and whoever asks for ads hears why. */
  contract: AdContract | null;
  hasAds: boolean;
  database: OperationalDatabase;
  now: () => Date;
}

/** Null where there is no contract to show. Never rejects. */
export function createPublicContract({ contract, hasAds, database, now }: PublicContractOptions) {
  return async (): Promise<PublicAdContract | null> => {
    if (!contract) return null;
    const counted = await readPromises(database, now()).then(
      (counts) => ({ days: CONTRACT_DAYS, ...counts }),
      () => null,
    );
    return { hasAds, limits: contract, counted };
  };
}

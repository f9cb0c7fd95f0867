/** Step: stores the address of a hit shortened, and none without consent (S-06). */
import { shortAddress } from '../../http/addresses/shorten-address.ts';
import { type Step, withBasics } from './decoded-row.ts';

export const truncateAddress: Step = (entry, { address }) =>
  withBasics(entry, { address: entry.row.tier === 'none' ? '' : shortAddress(address) });

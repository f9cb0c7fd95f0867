/** How often one address may take part: a household votes, a script does not. In memory, for an hour. */
import { remember } from '../remember.ts';

const WINDOW_MS = 3_600_000;
const ADDRESSES = 20_000;

/** @param most acts an hour of one address */
export function createTakePartLimit(most: number, nowMs: () => number): (address: string) => boolean {
  const acts = new Map<string, { sinceMs: number; count: number }>();
  return (address) => {
    const now = nowMs();
    const known = acts.get(address);
    const entry = known && now - known.sinceMs < WINDOW_MS ? known : { sinceMs: now, count: 0 };
    entry.count++;
    remember(acts, address, entry, ADDRESSES);
    return entry.count <= most;
  };
}

/** Limits participation per subscriber: enough for a household, too little for a script. In memory, for an hour. */
import { HOUR_MS } from '@sintonia/contracts';
import { subscriberOf } from '../http/addresses/shorten-address.ts';
import { remember } from '../memory/remember.ts';

const WINDOW_MS = HOUR_MS;
const SUBSCRIBERS = 20_000;

/** @param most actions per hour of one IPv4 address or IPv6 /64 */
export function createParticipationLimit(most: number, nowMs: () => number): (address: string) => boolean {
  const acts = new Map<string, { sinceMs: number; count: number }>();
  return (address) => {
    const now = nowMs();
    const subscriber = subscriberOf(address);
    const known = acts.get(subscriber);
    const entry = known && now - known.sinceMs < WINDOW_MS ? known : { sinceMs: now, count: 0 };
    entry.count++;
    remember(acts, subscriber, entry, SUBSCRIBERS);
    return entry.count <= most;
  };
}

/** Requests of one listener. */
import { type RandomSource, weighted } from '../random.ts';
import type { DownloadOptions } from './download-plan.ts';
import { type Part, REQUEST_PATTERNS, whole } from './download-requests.ts';
import { leastBytes, type PodcastEpisode, type PodcastRequest } from './podcast-request.ts';

export interface Listener {
  /** Address of the next request. */
  addressOf: () => string;
  userAgent: string;
  episode: PodcastEpisode;
}

export const requestsOf = ({ addressOf, userAgent, episode }: Listener, parts: readonly Part[]): PodcastRequest[] =>
  parts.map((bytes) => ({ address: addressOf(), userAgent, episode, bytes }));

export function listen(
  listener: Listener,
  {
    random,
    conditions,
    network,
    number,
  }: Pick<DownloadOptions, 'random' | 'conditions' | 'network'> & { number: number },
): PodcastRequest[] {
  const { secondApps = 0, movingListeners = 0, closedEarly = 0 } = conditions;
  const occurs = (percent: number) => random.part() * 100 < percent;
  const { episode } = listener;
  const { bytes } = episode;
  if (occurs(closedEarly)) return closeEarly(listener, random);
  if (occurs(movingListeners)) {
    const elsewhere = { ...listener, addressOf: addressesOf(network, number + ELSEWHERE, random) };
    const half = Math.ceil(bytes / 2);
    return [...requestsOf(listener, [[0, half]]), ...requestsOf(elsewhere, [[half, bytes]])];
  }
  const requests = requestsOf(listener, weighted(random, REQUEST_PATTERNS)(episode, random));
  if (!occurs(secondApps)) return requests;
  return [...requests, ...requestsOf({ ...listener, userAgent: SECOND_APP }, whole(episode, random))];
}

/** Second application of a listener; no other listener uses it. */
const SECOND_APP = 'Sonos/79.1 (ZPS22)';
/** Numbers of the addresses of people on the move begin here. */
const ELSEWHERE = 30_000;

/** The connection is closed within the first minute; half of the applications continue later. */
function closeEarly(listener: Listener, random: RandomSource): PodcastRequest[] {
  const { bytes } = listener.episode;
  const closesAfter = random.whole(1, leastBytes(listener.episode) - 1);
  const first = requestsOf(listener, [[0, bytes]]).map((one) => ({ ...one, closesAfter }));
  return random.chance(0.5) ? [...first, ...requestsOf(listener, [[closesAfter, bytes]])] : first;
}

/** One in three has IPv6: each request comes from another address of the same /64, as with privacy extensions. */
export function addressesOf(network: number, number: number, random: RandomSource): () => string {
  if (number % 3 !== 2) return () => `${20 + (network % 80)}.${network}.${number >> 8}.${number & 255}`;
  const hex = () => random.whole(1, 0xffff).toString(16);
  return () => `2a02:${(network + 1).toString(16)}:${(number + 1).toString(16)}:1:${hex()}:${hex()}:${hex()}:${hex()}`;
}

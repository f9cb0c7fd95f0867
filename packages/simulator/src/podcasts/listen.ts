/** Requests of one listener. */
import { type RandomSource, weighted } from '../random.ts';
import { MANNERS, type Part, whole } from './download-manners.ts';
import type { DownloadOptions } from './download-plan.ts';
import { leastBytes, type PodcastEpisode, type PodcastRequest } from './podcast-request.ts';

export interface Who {
  /** Address of the next request. */
  addressOf: () => string;
  userAgent: string;
  episode: PodcastEpisode;
}

export const requestsOf = ({ addressOf, userAgent, episode }: Who, parts: readonly Part[]): PodcastRequest[] =>
  parts.map((bytes) => ({ address: addressOf(), userAgent, episode, bytes }));

export function listen(
  who: Who,
  {
    random,
    conditions,
    network,
    number,
  }: Pick<DownloadOptions, 'random' | 'conditions' | 'network'> & { number: number },
): PodcastRequest[] {
  const { secondApps = 0, movingListeners = 0, closedEarly = 0 } = conditions;
  const occurs = (percent: number) => random.part() * 100 < percent;
  const { episode } = who;
  const { bytes } = episode;
  if (occurs(closedEarly)) return closeEarly(who, random);
  if (occurs(movingListeners)) {
    const elsewhere = { ...who, addressOf: addressesOf(network, number + ELSEWHERE, random) };
    const half = Math.ceil(bytes / 2);
    return [...requestsOf(who, [[0, half]]), ...requestsOf(elsewhere, [[half, bytes]])];
  }
  const requests = requestsOf(who, weighted(random, MANNERS)(episode, random));
  if (!occurs(secondApps)) return requests;
  return [...requests, ...requestsOf({ ...who, userAgent: SECOND_APP }, whole(episode, random))];
}

/** No other person has it. */
const SECOND_APP = 'Sonos/79.1 (ZPS22)';
/** Numbers of the addresses of people on the move begin here. */
const ELSEWHERE = 30_000;

/** The connection is closed within the first minute; half of the applications continue later. */
function closeEarly(who: Who, random: RandomSource): PodcastRequest[] {
  const { bytes } = who.episode;
  const closesAfter = random.whole(1, leastBytes(who.episode) - 1);
  const first = requestsOf(who, [[0, bytes]]).map((one) => ({ ...one, closesAfter }));
  return random.chance(0.5) ? [...first, ...requestsOf(who, [[closesAfter, bytes]])] : first;
}

/** One in three has IPv6: each request comes from another address of the same /64, as with privacy extensions. */
export function addressesOf(network: number, number: number, random: RandomSource): () => string {
  if (number % 3 !== 2) return () => `${20 + (network % 80)}.${network}.${number >> 8}.${number & 255}`;
  const hex = () => random.whole(1, 0xffff).toString(16);
  return () => `2a02:${(network + 1).toString(16)}:${(number + 1).toString(16)}:1:${hex()}:${hex()}:${hex()}:${hex()}`;
}

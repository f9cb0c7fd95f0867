import { DAY_MS } from '@sintonia/wire/durations';
import { type ByteSpan, distinctBytes, leastBytes, type PodcastRequest } from './podcast-request.ts';

/** Bytes that an application received. */
export interface ReceivedPart {
  request: Pick<PodcastRequest, 'address' | 'userAgent' | 'episode'>;
  bytes: ByteSpan;
  atMs: number;
}

/**
 * Downloads by the rule of the definition, counted apart from the server: episodes of which one subscriber's application
 * received a minute within one day (UTC), each byte once. Subscribers are IPv4 addresses and /64 networks of IPv6.
 */
export function countableDownloads(parts: readonly ReceivedPart[]): number {
  const listeners = Map.groupBy(parts, ({ request: { address, userAgent, episode }, atMs }) =>
    [networkOf(address), userAgent, episode.path, Math.floor(atMs / DAY_MS)].join('\n'),
  );
  return [...listeners.values()].filter((received) => {
    const [first] = received;
    return (
      first !== undefined && distinctBytes(received.map(({ bytes }) => bytes)) >= leastBytes(first.request.episode)
    );
  }).length;
}

/** Addresses of the simulator write all four groups of their network. */
const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;

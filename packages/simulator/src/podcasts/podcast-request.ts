/** An episode as a file. */
export interface PodcastEpisode {
  path: string;
  bytes: number;
  lengthS: number;
}

/** A request of a podcast application. */
export interface PodcastRequest {
  /** From which it is made, IPv4 or IPv6. */
  address: string;
  userAgent: string;
  episode: PodcastEpisode;
  /** Null for a request without a body. */
  bytes: ByteSpan | null;
  /** Bytes after which the application closes the connection, if it does. */
  closesAfter?: number;
}

/** Audio that a download needs, seconds (IAB Podcast Measurement Technical Guidelines 2.1). */
const LEAST_S = 60;

/** Bytes of a minute of an episode; of all of a shorter one. */
export const leastBytes = ({ bytes, lengthS }: PodcastEpisode): number =>
  Math.ceil(bytes * Math.min(1, LEAST_S / lengthS));

/** A part of a file: its first byte and the one after its last. */
export type ByteSpan = readonly [from: number, to: number];

/** Bytes of parts that may overlap, each once. */
export function distinctBytes(parts: readonly ByteSpan[]): number {
  let [sum, until] = [0, 0];
  for (const [from, to] of parts.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}

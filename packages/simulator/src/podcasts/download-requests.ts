/** Requests of an application for an episode. */
import type { RandomSource } from '../random.ts';
import { type ByteSpan, leastBytes, type PodcastEpisode } from './podcast-request.ts';

export type Part = ByteSpan | null;
/** Requests for an episode: parts of its file, in order; null for a request without a body. */
type RequestPattern = (episode: PodcastEpisode, random: RandomSource) => Part[];

export const whole: RequestPattern = ({ bytes }) => [[0, bytes]];
/** The two bytes that show whether the server knows ranges. */
const PROBE: Part = [0, 2];
const inPieces: RequestPattern = ({ bytes }) => {
  const piece = Math.ceil(bytes / 4);
  return [PROBE, ...[0, 1, 2, 3].map((at): Part => [at * piece, Math.min((at + 1) * piece, bytes)])];
};
const resumed: RequestPattern = ({ bytes }, random) => {
  const at = random.whole(1, bytes - 1);
  // The application requests a few bytes again that it already has.
  return [
    [0, at],
    [Math.max(0, at - 1000), bytes],
  ];
};
const twice: RequestPattern = ({ bytes }) => [
  [0, bytes],
  [0, bytes],
];
/** Between an eighth and all but one byte of what a download needs. */
const preview: RequestPattern = (episode, random) => {
  const least = leastBytes(episode);
  return [PROBE, [0, random.whole(Math.ceil(least / 8), least - 1)]];
};
const exactlyAMinute: RequestPattern = (episode) => [[0, leastBytes(episode)]];
const probes: RequestPattern = () => [null, PROBE];

export const REQUEST_PATTERNS: readonly (readonly [share: number, RequestPattern])[] = [
  [38, whole],
  [18, inPieces],
  [10, resumed],
  [10, twice],
  [12, preview],
  [4, exactlyAMinute],
  [8, probes],
];

import { type RandomSource, weighted } from '../random.ts';
import { drawApp, PODCAST_ROBOTS, UNKNOWN_PODCAST_ROBOT } from './podcast-apps.ts';
import {
  type ByteSpan,
  distinctBytes,
  leastBytes,
  type PodcastEpisode,
  type PodcastRequest,
} from './podcast-request.ts';

/** Shares of downloads, percent. */
export interface PodcastConditions {
  /** Robots that say so. */
  robots?: number;
  /** Robots that look like an application. */
  unknownRobots?: number;
  /** People who download the episode again in another application, at the same address. */
  secondApps?: number;
  /** People who hear the first half at one address and the second half at another. */
  movingListeners?: number;
  /** People at the address of the person before, as in an office, with the same application and episode. */
  sharedAddresses?: number;
  /** Downloads whose connection the application closes early; half of them continue it. */
  closedEarly?: number;
}

export interface DownloadPlan {
  requests: PodcastRequest[];
  /** A person got a minute of the episode. */
  isHeard: boolean;
  isKnownRobot: boolean;
}

export interface DownloadOptions {
  episodes: readonly PodcastEpisode[];
  /** How many people and robots. */
  listeners: number;
  /** 0 to 255: no address of one network is in another. */
  network: number;
  /** Of the first listener; 0 by default. Each has a number and an address of its own, below 30,000. */
  firstNumber?: number;
  random: RandomSource;
  conditions: PodcastConditions;
}

type Part = ByteSpan | null;
/** How an application asks for an episode: parts of the file, in order. */
type Manner = (episode: PodcastEpisode, random: RandomSource) => Part[];

const whole: Manner = ({ bytes }) => [[0, bytes]];
/** The two bytes that show whether the server knows ranges. */
const PROBE: Part = [0, 2];
const inPieces: Manner = ({ bytes }) => {
  const piece = Math.ceil(bytes / 4);
  return [PROBE, ...[0, 1, 2, 3].map((at): Part => [at * piece, Math.min((at + 1) * piece, bytes)])];
};
const resumed: Manner = ({ bytes }, random) => {
  const at = random.whole(1, bytes - 1);
  // The application asks again for a little of what it has.
  return [
    [0, at],
    [Math.max(0, at - 1000), bytes],
  ];
};
const twice: Manner = ({ bytes }) => [
  [0, bytes],
  [0, bytes],
];
/** Between an eighth and all but one byte of what a download needs. */
const preview: Manner = (episode, random) => {
  const least = leastBytes(episode);
  return [PROBE, [0, random.whole(Math.ceil(least / 8), least - 1)]];
};
const exactlyAMinute: Manner = (episode) => [[0, leastBytes(episode)]];
const probes: Manner = () => [null, PROBE];

const MANNERS: readonly (readonly [share: number, Manner])[] = [
  [38, whole],
  [18, inPieces],
  [10, resumed],
  [10, twice],
  [12, preview],
  [4, exactlyAMinute],
  [8, probes],
];

/** Requests of podcast applications for episodes, and who truly got a minute of one. */
export function planDownloads(options: DownloadOptions): DownloadPlan[] {
  const { episodes, listeners, network, firstNumber = 0, random, conditions } = options;
  const { robots = 0, unknownRobots = 0, sharedAddresses = 0 } = conditions;
  const occurs = (percent: number) => random.part() * 100 < percent;
  const plans: DownloadPlan[] = [];
  let before: Who | null = null;
  for (let number = firstNumber; number < firstNumber + listeners; number++) {
    const isKnownRobot = occurs(robots);
    const isRobot = isKnownRobot || occurs(unknownRobots);
    const episode = random.oneOf(episodes);
    const userAgent = isKnownRobot ? random.oneOf(PODCAST_ROBOTS) : isRobot ? UNKNOWN_PODCAST_ROBOT : drawApp(random);
    const own: Who = { addressOf: addressesOf(network, number, random), userAgent, episode };
    const who: Who = !isRobot && before !== null && occurs(sharedAddresses) ? before : own;
    const requests = isRobot
      ? requestsOf(who, whole(episode, random))
      : listen(who, { random, conditions, network, number });
    plans.push({ requests, isKnownRobot, isHeard: !isRobot && isHeard(requests) });
    before = isRobot || who === before ? null : own; // two at an address at most
  }
  return plans;
}

interface Who {
  /** Address of the next request. */
  addressOf: () => string;
  userAgent: string;
  episode: PodcastEpisode;
}

const requestsOf = ({ addressOf, userAgent, episode }: Who, parts: readonly Part[]): PodcastRequest[] =>
  parts.map((bytes) => ({ address: addressOf(), userAgent, episode, bytes }));

function listen(
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

/** One person's requests, of any address, sum up to a minute, each byte once. */
function isHeard(requests: readonly PodcastRequest[]): boolean {
  const [first] = requests;
  if (!first) return false;
  const parts = requests.flatMap(({ bytes, closesAfter = Number.POSITIVE_INFINITY }): ByteSpan[] =>
    bytes ? [[bytes[0], Math.min(bytes[1], bytes[0] + closesAfter)]] : [],
  );
  return distinctBytes(parts) >= leastBytes(first.episode);
}

/** One in three has IPv6: each request comes from another address of the same /64, as with privacy extensions. */
function addressesOf(network: number, number: number, random: RandomSource): () => string {
  if (number % 3 !== 2) return () => `${20 + (network % 80)}.${network}.${number >> 8}.${number & 255}`;
  const hex = () => random.whole(1, 0xffff).toString(16);
  return () => `2a02:${(network + 1).toString(16)}:${(number + 1).toString(16)}:1:${hex()}:${hex()}:${hex()}:${hex()}`;
}

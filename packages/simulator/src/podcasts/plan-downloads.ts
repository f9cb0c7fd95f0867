import type { DownloadOptions, DownloadPlan } from './download-plan.ts';
import { whole } from './download-requests.ts';
import { addressesOf, type Listener, listen, requestsOf } from './listen.ts';
import { drawApp, PODCAST_ROBOTS, UNKNOWN_PODCAST_ROBOT } from './podcast-apps.ts';
import { type ByteSpan, distinctBytes, leastBytes, type PodcastRequest } from './podcast-request.ts';

/** Requests of podcast applications for episodes, and who truly got a minute of one. */
export function planDownloads(options: DownloadOptions): DownloadPlan[] {
  const { episodes, listeners, network, firstNumber = 0, random, conditions } = options;
  const { robots = 0, unknownRobots = 0, sharedAddresses = 0 } = conditions;
  const occurs = (percent: number) => random.part() * 100 < percent;
  const plans: DownloadPlan[] = [];
  let before: Listener | null = null;
  for (let number = firstNumber; number < firstNumber + listeners; number++) {
    const isKnownRobot = occurs(robots);
    const isRobot = isKnownRobot || occurs(unknownRobots);
    const episode = random.oneOf(episodes);
    const userAgent = isKnownRobot ? random.oneOf(PODCAST_ROBOTS) : isRobot ? UNKNOWN_PODCAST_ROBOT : drawApp(random);
    const own: Listener = { addressOf: addressesOf(network, number, random), userAgent, episode };
    const listener: Listener = !isRobot && before !== null && occurs(sharedAddresses) ? before : own;
    const requests = isRobot
      ? requestsOf(listener, whole(episode, random))
      : listen(listener, { random, conditions, network, number });
    plans.push({ requests, isKnownRobot, isHeard: !isRobot && isHeard(requests) });
    before = isRobot || listener === before ? null : own; // two at an address at most
  }
  return plans;
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

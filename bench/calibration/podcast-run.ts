import { countableDownloads, type PodcastEpisode, planDownloads } from '@sintonia/simulator';
import { createRandomSource } from '@sintonia/simulator/random';
import { MINUTE_MS } from '@sintonia/wire/durations';
import type { Condition } from './conditions.ts';
import { localMinute, measure } from './measure.ts';
import { createDownloadSender } from './send-downloads.ts';

/** Podcast downloads of one condition. */
export interface PodcastRun {
  /** Makes the downloads up to this share of all, 0 to 1. */
  sendUntil(part: number): Promise<void>;
  /** After all of them; waits until they are stored. */
  figures(): Promise<PodcastFigures>;
}

export interface PodcastFigures {
  /** People who got a minute of an episode. */
  real: number;
  /** Downloads by the rule, from what applications received. */
  visible: number;
  measured: number;
  requests: number;
  lost: number;
}

export interface PodcastOptions {
  origin: string;
  episodes: readonly PodcastEpisode[];
  seed: number;
  /** As of the demo history. */
  size: number;
  /** Number of the condition: each has addresses of its own. */
  network: number;
}

const METRIC = 'podcastDownloads';
const AT_SIZE_1 = 1500;
const FEWEST = 60;
/** The server counts its own downloads into its own suite, and not into that of a condition. */
const OWN_SUITE = 'tramuntana-dev';
const AROUND_MS = 2 * MINUTE_MS;

/** Plans the downloads of a condition; those of earlier conditions do not count. */
export async function startPodcasts(condition: Condition, options: PodcastOptions): Promise<PodcastRun> {
  const { origin, episodes, seed, size, network } = options;
  const { robots = 0, unknownRobots = 0, secondDevices = 0 } = condition.audience;
  const plans = planDownloads({
    ...{ episodes, network, random: createRandomSource(seed) },
    listeners: Math.max(FEWEST, Math.round(AT_SIZE_1 * size)),
    conditions: { robots, unknownRobots, secondApps: secondDevices, ...condition.podcasts },
  });
  const sender = createDownloadSender({ origin, seed, loss: condition.loss ?? 0 });
  const fromMs = Date.now();
  const counted = async () => {
    const query = { from: localMinute(fromMs - AROUND_MS), to: localMinute(Date.now() + AROUND_MS) };
    const { totals } = await measure(origin, { suite: OWN_SUITE, metrics: [METRIC], ...query });
    return totals[METRIC] ?? 0;
  };
  const before = await counted();
  let next = 0;
  return {
    async sendUntil(part) {
      const until = Math.round(plans.length * part);
      for (const plan of plans.slice(next, until)) await sender.send(plan);
      next = Math.max(next, until);
    },
    async figures() {
      return {
        real: plans.filter(({ isHeard }) => isHeard).length,
        visible: countableDownloads(sender.received),
        measured: (await counted()) - before,
        requests: sender.sent(),
        lost: sender.lost(),
      };
    },
  };
}

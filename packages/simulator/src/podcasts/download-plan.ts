/** Podcast downloads: their conditions, and the plan of one. */
import type { RandomSource } from '../random.ts';
import type { PodcastEpisode, PodcastRequest } from './podcast-request.ts';

/** Shares of downloads, percent. */
export interface PodcastConditions {
  /** Robots that say so. */
  robots?: number;
  /** Robots that look like an application. */
  unknownRobots?: number;
  /** People who download the episode again in another application, at the same address. */
  secondApps?: number;
  /** People who listen to the first half at one address and the second half at another. */
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
  /** Number of the first listener; 0 by default. Each has a number and an address of its own, below 30,000. */
  firstNumber?: number;
  random: RandomSource;
  conditions: PodcastConditions;
}

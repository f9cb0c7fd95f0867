import type { AdPromiseName } from '@sintonia/contracts';
import type { AdContract } from '../contract/ad-contract.ts';
import type { Viewing } from '../contract/viewing.ts';
import type { CreativeStore } from '../creatives/creative-store.ts';
import type { AdFailure } from './ad-failures.ts';
import type { AdServerCircuitBreaker } from './ad-server-circuit-breaker.ts';
import type { PlayableAd } from './compose-break.ts';
import type { FindPorts } from './find-ads.ts';
import type { FoundAds } from './found-ads.ts';

export interface AdBreakSettings extends FindPorts {
  contract: AdContract;
  breaker: AdServerCircuitBreaker;
  /** Prepares files of ad servers. */
  creatives: Pick<CreativeStore, 'find'>;
}

/** The ads chosen for one break, and what prevented others. */
export interface AdBreakPlan {
  ads: PlayableAd[];
  viewing: Viewing;
  /** Tracking addresses of the break itself, from the ad server's schedule (VMAP). */
  breakTracking: FoundAds['breakTracking'];
  failures: AdFailure[];
  excluded: AdPromiseName[];
  broken: AdPromiseName[];
  tookMs: number;
}

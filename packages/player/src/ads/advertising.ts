/** Parts for advertising besides hls.js: loaded with it for media with ad breaks. */
import type { HlsConfig } from 'hls.js';
import { STARTS_WITHIN_MS } from './ad-facts.ts';
import { withViewingState } from './viewing-state.ts';

export { followAds } from './follow-ads.ts';

/** hls.js' name of the asset list request. */
const ASSET_LIST = 'interstitial-asset-list';

/** Configuration of hls.js: it plays the breaks of the playlist. */
export const AD_BREAKS_ON: Partial<HlsConfig> = {
  // The request carries the viewing state of this visit. A list that arrives too late is not used (V-08).
  xhrSetup: (_, url, context) => {
    if ('type' in context && context.type === ASSET_LIST) context.url = withViewingState(url, location.href);
  },
  interstitialAssetListLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: STARTS_WITHIN_MS,
      maxLoadTimeMs: STARTS_WITHIN_MS,
      timeoutRetry: null,
      errorRetry: null,
    },
  },
};

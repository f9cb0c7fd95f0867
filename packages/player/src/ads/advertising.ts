/** What advertising needs beside hls.js: loaded with it, when something with ad breaks is played. */
import type { HlsConfig } from 'hls.js';
import { STARTS_WITHIN_MS } from './ad-facts.ts';
import { withViewingState } from './viewing-state.ts';

export { followAds } from './follow-ads.ts';

/** hls.js' name for the request of a break's list. */
const ASSET_LIST = 'interstitial-asset-list';

/** Configuration of hls.js: it plays the breaks that a playlist names. */
export const AD_BREAKS_ON: Partial<HlsConfig> = {
  // A request that says what the visit was shown, and one that is late is as good as none (V-08).
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

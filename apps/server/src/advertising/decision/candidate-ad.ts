/** One ad as an ad server describes it, in our terms. Only its form has been checked. */
import type { AdEventName } from '../events/ad-event-names.ts';
import type { AdMedium } from './ad-media.ts';

export interface CandidateAd {
  id: string;
  name: string;
  advertiser: string;
  /** Ad id on the first server requested: that of the outermost wrapper, else its own. */
  campaign: string;
  /** Registered id of the creative, else its id on the ad server; may be empty. */
  creativeId: string;
  /** Fingerprint for the repetition limit: 32 bits of the registered creative id, else of its media. */
  creative: number;
  /** Best first; never empty. */
  media: AdMedium[];
  /** Declared length, seconds; null if missing. */
  lengthS: number | null;
  /** Seconds; null: not skippable. */
  skipAfterS: number | null;
  clickThrough: URL | null;
  tracking: Partial<Record<AdEventName, string[]>>;
  progress: { atS: number; urls: string[] }[];
  errorUrls: string[];
}

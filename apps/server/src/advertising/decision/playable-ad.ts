/** V-02: checks the media of an ad before it is shown. */
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import { DEMO_AD_ORIGIN } from '../demo-ads/demo-ad-server.ts';
import type { AdBreakSettings } from './ad-break-plan.ts';
import type { AdFailureReason } from './ad-failures.ts';
import type { AdTransport } from './ad-transport.ts';
import type { CandidateAd } from './candidate-ad.ts';
import type { PlayableAd } from './compose-break.ts';
import { measureHls } from './measure-hls.ts';

/** Allowed difference between measured and declared length: the larger of both. */
const LENGTH_LEEWAY_S = 1;
const LENGTH_LEEWAY_SHARE = 0.1;

/** Checks the media, best first: returns the first playable one with its true length, or the reason. */
export async function toPlayableAd(
  ad: CandidateAd,
  { transport, creatives }: AdBreakSettings,
  signal: AbortSignal,
): Promise<PlayableAd | AdFailureReason> {
  let reason: AdFailureReason = 'noMedia';
  for (const medium of ad.media) {
    const found = await (medium.kind === 'hls' ? measured(medium.url, transport, signal) : cut(medium.url, creatives));
    if (found.ok && isDeclaredLength(found.value.lengthS, ad.lengthS)) return { ...ad, medium, ...found.value };
    reason = found.ok ? 'wrongDuration' : found.error;
    // Other files of the ad have the same fault, so do not fetch them.
    if (medium.kind === 'mp4' && found.ok) break;
  }
  return reason;
}

type MeasuredMedia = Result<Pick<PlayableAd, 'plays' | 'lengthS'>, AdFailureReason>;

async function measured(plays: URL, transport: AdTransport, signal: AbortSignal): Promise<MeasuredMedia> {
  const found = await measureHls(plays, transport, signal);
  return found.ok ? ok({ plays, lengthS: found.value }) : found;
}

async function cut(file: URL, creatives: AdBreakSettings['creatives']): Promise<MeasuredMedia> {
  const found = await creatives.find(file);
  if (!found.ok) return failed(REASON_OF[found.error] ?? 'creativeUnusable');
  return ok({ plays: new URL(found.value.path, DEMO_AD_ORIGIN), lengthS: found.value.lengthS });
}

/** Problems that occur with other media too. */
const REASON_OF: Partial<Record<CreativeProblem, AdFailureReason>> = {
  unreachable: 'mediaUnreachable',
  redirects: 'mediaUnreachable',
  forbiddenAddress: 'forbiddenAddress',
  timeout: 'mediaTimeout',
  full: 'mediaPreparing',
};

const isDeclaredLength = (lengthS: number, declaredS: number | null): boolean =>
  declaredS === null || Math.abs(lengthS - declaredS) <= Math.max(LENGTH_LEEWAY_S, declaredS * LENGTH_LEEWAY_SHARE);

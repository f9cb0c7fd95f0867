/**
 * V-02, V-08: decides the ads of one break. Whatever the ad server does, the answer arrives in time and never throws:
 * without ads if necessary, and with the reason.
 */
import { failed } from '@sintonia/contracts';
import { brokenPromises, type Viewing } from '../contract/viewing.ts';
import type { AdBreakPlan, AdBreakSettings } from './ad-break-plan.ts';
import type { AdFailureReason } from './ad-failures.ts';
import type { AdTransport } from './ad-transport.ts';
import type { BreakRequest } from './break-request.ts';
import type { CandidateAd } from './candidate-ad.ts';
import { composeBreak, type PlayableAd } from './compose-break.ts';
import { type FindPorts, findAds } from './find-ads.ts';
import { withoutSchedule } from './found-ads.ts';
import { toPlayableAd } from './playable-ad.ts';
import { reportErrors } from './report-ad-errors.ts';
import { settled } from './settled.ts';
import { nothingFound } from './unwrapped.ts';

/** Shares of the promised time: for ad servers, and for media. The rest is left for the network to the viewer. */
const REQUEST_TIME_SHARE = 0.65;
const MEDIA_TIME_SHARE = 0.8;

/** Maximum number of ads whose media are checked. */
const MAX_CANDIDATES = 12;

export async function decideBreak(
  request: BreakRequest,
  viewing: Viewing,
  settings: AdBreakSettings,
): Promise<AdBreakPlan> {
  const { contract, nowMs, breaker } = settings;
  const startedMs = nowMs();
  const signal = AbortSignal.timeout(contract.startsWithinMs * MEDIA_TIME_SHARE);
  const mayCall = breaker.mayCall(startedMs);
  const withoutAds = (reason: AdFailureReason) => withoutSchedule(nothingFound(reason));
  const search = mayCall ? findAds(request, withinTime(settings), signal) : Promise.resolve(withoutAds('resting'));
  const found = await settled(search, signal, { late: withoutAds('timeout'), broken: withoutAds('internal') });
  if (mayCall) breaker.answered(!found.failures.some(({ reason }) => reason === 'timeout'), nowMs());

  const failures = [...found.failures];
  const checkMedia = async (ad: CandidateAd): Promise<PlayableAd | null> => {
    const checked = await settled<PlayableAd | AdFailureReason>(toPlayableAd(ad, settings, signal), signal, {
      // The file is being fetched and cut for the first time: a later viewer gets it.
      late: ad.media.some(({ kind }) => kind === 'mp4') ? 'mediaPreparing' : 'mediaTimeout',
      broken: 'internal',
    });
    if (typeof checked !== 'string') return checked;
    failures.push({ reason: checked, errorUrls: ad.errorUrls });
    return null;
  };
  const podAds = found.pod.slice(0, MAX_CANDIDATES);
  const [pod, alone] = await Promise.all([
    Promise.all(podAds.map((ad) => ad && checkMedia(ad))),
    Promise.all(found.alone.slice(0, MAX_CANDIDATES - podAds.length).map(checkMedia)),
  ]);
  const composed = composeBreak({ pod, alone: alone.flatMap((ad) => ad ?? []) }, viewing, {
    contract,
    breakS: request.breakS,
    nowS: Math.floor(nowMs() / 1000),
  });
  failures.push(...composed.excluded.map(({ ad }) => ({ reason: 'contract' as const, errorUrls: ad.errorUrls })));
  reportErrors({ ...found, failures }, settings);
  const tookMs = nowMs() - startedMs;
  const broken = brokenPromises(composed.viewing, contract);
  return {
    // A broken promise here is an internal error: show no ads instead.
    ...(broken.length > 0 ? { ads: [], viewing } : { ads: composed.ads, viewing: composed.viewing }),
    breakTracking: found.breakTracking,
    failures,
    excluded: composed.excluded.map(({ promise }) => promise),
    broken: tookMs > contract.startsWithinMs ? [...broken, 'startsWithin'] : broken,
    tookMs,
  };
}

/** Gives each address its own deadline, so that a slow one does not fail the others. */
function withinTime<Ports extends FindPorts>(ports: Ports & Pick<AdBreakSettings, 'contract'>): Ports {
  const signal = AbortSignal.timeout(ports.contract.startsWithinMs * REQUEST_TIME_SHARE);
  const { transport } = ports;
  const read: AdTransport['read'] = (url) =>
    settled(transport.read(url, signal), signal, { late: failed('timeout'), broken: null }).then(
      (answer) => answer ?? Promise.reject(new Error('the network failed in a way it must not')),
    );
  return { ...ports, transport: { ...transport, read } };
}

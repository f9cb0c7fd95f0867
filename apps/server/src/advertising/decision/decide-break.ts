/**
 * V-02, V-08: decides the ads of one break. Whatever the ad server does, the answer arrives in time and never throws:
 * without ads if necessary, and with the reason.
 */
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import type { AdContract, AdPromise } from '../contract/ad-contract.ts';
import { brokenPromises, type Viewing } from '../contract/viewing.ts';
import type { CreativeStore } from '../creatives/creative-store.ts';
import { DEMO_AD_ORIGIN } from '../demo-ads/demo-ad-server.ts';
import { AD_FAILURES, type AdFailure, type AdFailureReason } from './ad-failures.ts';
import { commonMacros, withMacros } from './ad-macros.ts';
import type { AdServerCircuitBreaker } from './ad-server-circuit-breaker.ts';
import { type AdTransport, webAddress } from './ad-transport.ts';
import type { CandidateAd } from './candidate-ad.ts';
import { composeBreak, type FitAd } from './compose-break.ts';
import { type BreakRequest, type FindPorts, type FoundAds, findAds, withoutSchedule } from './find-ads.ts';
import { measureHls } from './measure-hls.ts';
import { nothingFound } from './unwrap-vast.ts';

/** Shares of the promised time: for ad servers, and for media. The rest is left for the network to the viewer. */
const SHARE_TO_ASK = 0.65;
const SHARE_OF_TIME = 0.8;

/** Allowed difference between measured and declared length: the larger of both. */
const LENGTH_LEEWAY_S = 1;
const LENGTH_LEEWAY_SHARE = 0.1;

/** Most ads whose media are checked. */
const CANDIDATES = 12;

export interface DecisionSettings extends FindPorts {
  contract: AdContract;
  breaker: AdServerCircuitBreaker;
  /** Prepares files of ad servers. */
  creatives: Pick<CreativeStore, 'find'>;
}

export interface Decision {
  ads: FitAd[];
  viewing: Viewing;
  /** Tracking addresses of the break itself, from the ad server's schedule (VMAP). */
  breakTracking: FoundAds['breakTracking'];
  failures: AdFailure[];
  kept: AdPromise[];
  broken: AdPromise[];
  tookMs: number;
}

export async function decideBreak(
  request: BreakRequest,
  viewing: Viewing,
  settings: DecisionSettings,
): Promise<Decision> {
  const { contract, nowMs, breaker } = settings;
  const startedMs = nowMs();
  const signal = AbortSignal.timeout(contract.startsWithinMs * SHARE_OF_TIME);
  const mayCall = breaker.mayCall(startedMs);
  const nothing = (reason: AdFailureReason) => withoutSchedule(nothingFound(reason));
  const asking = mayCall ? findAds(request, withinTime(settings), signal) : Promise.resolve(nothing('resting'));
  const found = await settled(asking, signal, { late: nothing('timeout'), broken: nothing('internal') });
  if (mayCall) breaker.answered(!found.failures.some(({ reason }) => reason === 'timeout'), nowMs());

  const failures = [...found.failures];
  const look = async (ad: CandidateAd): Promise<FitAd | null> => {
    const seen = await settled<FitAd | AdFailureReason>(fitAd(ad, settings, signal), signal, {
      // The file is being fetched and cut for the first time: a later viewer gets it.
      late: ad.media.some(({ kind }) => kind === 'mp4') ? 'mediaPreparing' : 'mediaTimeout',
      broken: 'internal',
    });
    if (typeof seen !== 'string') return seen;
    failures.push({ reason: seen, errorUrls: ad.errorUrls });
    return null;
  };
  const places = found.pod.slice(0, CANDIDATES);
  const [pod, alone] = await Promise.all([
    Promise.all(places.map((ad) => ad && look(ad))),
    Promise.all(found.alone.slice(0, CANDIDATES - places.length).map(look)),
  ]);
  const composed = composeBreak({ pod, alone: alone.flatMap((ad) => ad ?? []) }, viewing, {
    contract,
    breakS: request.breakS,
    nowS: Math.floor(nowMs() / 1000),
  });
  failures.push(...composed.kept.map(({ ad }) => ({ reason: 'contract' as const, errorUrls: ad.errorUrls })));
  reportErrors({ ...found, failures }, settings);
  const tookMs = nowMs() - startedMs;
  const broken = brokenPromises(composed.viewing, contract);
  return {
    // A broken promise here is an internal error: show no ads instead.
    ...(broken.length > 0 ? { ads: [], viewing } : { ads: composed.ads, viewing: composed.viewing }),
    breakTracking: found.breakTracking,
    failures,
    kept: composed.kept.map(({ promise }) => promise),
    broken: tookMs > contract.startsWithinMs ? [...broken, 'startsWithin'] : broken,
    tookMs,
  };
}

/** Gives each address its own deadline, so that a slow one does not fail the others. */
function withinTime<Ports extends FindPorts>(ports: Ports & Pick<DecisionSettings, 'contract'>): Ports {
  const signal = AbortSignal.timeout(ports.contract.startsWithinMs * SHARE_TO_ASK);
  const { transport } = ports;
  const read: AdTransport['read'] = (url) =>
    settled(transport.read(url, signal), signal, { late: failed('timeout'), broken: null }).then(
      (answer) => answer ?? Promise.reject(new Error('the network failed in a way it must not')),
    );
  return { ...ports, transport: { ...transport, read } };
}

/** Checks the media, best first: returns the first playable one with its true length, or the reason. */
async function fitAd(
  ad: CandidateAd,
  { transport, creatives }: DecisionSettings,
  signal: AbortSignal,
): Promise<FitAd | AdFailureReason> {
  let why: AdFailureReason = 'noMedia';
  for (const medium of ad.media) {
    const found = await (medium.kind === 'hls' ? measured(medium.url, transport, signal) : cut(medium.url, creatives));
    if (found.ok && isAsSaid(found.value.lengthS, ad.lengthS)) return { ...ad, medium, ...found.value };
    why = found.ok ? 'wrongDuration' : found.error;
    // Other files of the ad have the same fault, so do not fetch them.
    if (medium.kind === 'mp4' && found.ok) break;
  }
  return why;
}

type Playable = Result<Pick<FitAd, 'plays' | 'lengthS'>, AdFailureReason>;

async function measured(plays: URL, transport: AdTransport, signal: AbortSignal): Promise<Playable> {
  const found = await measureHls(plays, transport, signal);
  return found.ok ? ok({ plays, lengthS: found.value }) : found;
}

async function cut(file: URL, creatives: DecisionSettings['creatives']): Promise<Playable> {
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

const isAsSaid = (lengthS: number, saidS: number | null): boolean =>
  saidS === null || Math.abs(lengthS - saidS) <= Math.max(LENGTH_LEEWAY_S, saidS * LENGTH_LEEWAY_SHARE);

/** The value; `late` on timeout; `broken` on an exception. A transport that ignores the signal blocks nothing. */
async function settled<T>(work: Promise<T>, signal: AbortSignal, { late, broken }: { late: T; broken: T }): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const giveUp = () => resolve(late);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  try {
    return await Promise.race([work.catch(() => broken), promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** Notifies each address once per code, whatever the number of failures. */
function reportErrors({ failures, breakErrors }: FoundAds, { transport, nowMs, random }: DecisionSettings): void {
  const common = commonMacros(nowMs(), random());
  const addresses = new Set<string>();
  const add = (code: number, urls: readonly string[]) => {
    for (const template of urls) addresses.add(withMacros(template, { ...common, ERRORCODE: code, ERROR_CODE: code }));
  };
  for (const { reason, errorUrls } of failures) add(AD_FAILURES[reason], errorUrls);
  for (const { code, urls } of breakErrors) add(code, urls);
  for (const address of addresses) {
    const url = webAddress(address);
    if (url) transport.ping(url);
  }
}

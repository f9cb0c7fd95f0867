/**
 * V-02, V-08: the ads of one break. Whatever the ad server does, an answer comes in time and never throws: without ads
 * when need be, and with the reason.
 */
import { XMLSerializer } from '@xmldom/xmldom';
import type { AdContract, AdPromise } from '../contract/ad-contract.ts';
import { brokenPromises, type Viewing } from '../contract/viewing.ts';
import { parseAdDocument, rootName } from './ad-document.ts';
import { AD_FAILURES, type AdFailure, type AdFailureReason } from './ad-failures.ts';
import { commonMacros, withMacros } from './ad-macros.ts';
import type { AdServerPatience } from './ad-server-patience.ts';
import { type AdTransport, webAddress } from './ad-transport.ts';
import type { CandidateAd } from './candidate-ad.ts';
import { composeBreak, type FitAd } from './compose-break.ts';
import { measureHls } from './measure-hls.ts';
import { type Unwrapped, unwrapVast } from './unwrap-vast.ts';
import { vmapBreak, type WantedBreak } from './vmap-breaks.ts';

/** Part of the promised time that the decision may take; the rest is the network's between viewer and server. */
const SHARE_OF_TIME = 0.8;

/** How far a medium's length may be from what its ad says: the larger of both. */
const LENGTH_LEEWAY_S = 1;
const LENGTH_LEEWAY_SHARE = 0.1;

/** Ads whose media are looked at. */
const CANDIDATES = 12;

export interface DecisionSettings {
  /** VMAP or VAST, with macros. */
  tagUrl: string;
  transport: AdTransport;
  contract: AdContract;
  patience: AdServerPatience;
  /** Epoch milliseconds. */
  nowMs: () => number;
  /** In [0, 1). */
  random: () => number;
}

export interface BreakRequest extends WantedBreak {
  /** What the break stands in, as the ad server may know it. */
  contentId: string;
  /** Longest it may be, seconds. */
  breakS: number;
}

export interface Decision {
  ads: FitAd[];
  viewing: Viewing;
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
  const { contract, nowMs, patience, transport } = settings;
  const startedMs = nowMs();
  const signal = AbortSignal.timeout(contract.startsWithinMs * SHARE_OF_TIME);
  const failures: AdFailure[] = [];
  const mayAsk = patience.mayAsk(startedMs);
  const asking = mayAsk ? findCandidates(request, settings, signal) : Promise.resolve(failedUnwrapping('resting'));
  const found = await settled(asking, signal, {
    late: failedUnwrapping('timeout'),
    broken: failedUnwrapping('internal'),
  });
  if (mayAsk) patience.answered(!found.failures.some(({ reason }) => reason === 'timeout'), nowMs());
  failures.push(...found.failures);

  const candidates = found.candidates.slice(0, CANDIDATES);
  const looks = await Promise.all(
    candidates.map((ad) =>
      settled<FitAd | AdFailureReason>(fitAd(ad, transport, signal), signal, {
        late: 'mediaTimeout',
        broken: 'internal',
      }),
    ),
  );
  const fit: FitAd[] = [];
  for (const [i, look] of looks.entries()) {
    if (typeof look !== 'string') fit.push(look);
    else failures.push({ reason: look, errorUrls: candidates[i]?.errorUrls ?? [] });
  }

  const podPlaces = candidates.filter(({ sequence }) => sequence !== null).length;
  const composed = composeBreak(fit, podPlaces, viewing, {
    contract,
    breakS: request.breakS,
    nowS: Math.floor(nowMs() / 1000),
  });
  failures.push(...composed.kept.map(({ ad }) => ({ reason: 'contract' as const, errorUrls: ad.errorUrls })));
  tellErrors(failures, settings);
  const tookMs = nowMs() - startedMs;
  const broken = brokenPromises(composed.viewing, contract);
  return {
    // A broken promise would be a mistake of ours; better no ads than that.
    ...(broken.length > 0 ? { ads: [], viewing } : { ads: composed.ads, viewing: composed.viewing }),
    failures,
    kept: composed.kept.map(({ promise }) => promise),
    broken: tookMs > contract.startsWithinMs ? [...broken, 'startsWithin'] : broken,
    tookMs,
  };
}

const failedUnwrapping = (reason: AdFailureReason, errorUrls: readonly string[] = []): Unwrapped => ({
  candidates: [],
  failures: [{ reason, errorUrls }],
});

async function findCandidates(
  request: BreakRequest,
  { tagUrl, transport, nowMs, random }: DecisionSettings,
  signal: AbortSignal,
): Promise<Unwrapped> {
  const macros = { ...commonMacros(nowMs(), random()), ...macrosOf(request) };
  const ask = async (address: string, base?: URL): Promise<Unwrapped> => {
    const url = webAddress(withMacros(address, macros), base);
    if (!url) return failedUnwrapping('forbiddenAddress');
    const answer = await transport.read(url, signal);
    if (!answer.ok) return failedUnwrapping(answer.error);
    return readTag(answer.value.text, answer.value.url);
  };
  const readTag = async (text: string, base: URL): Promise<Unwrapped> => {
    // No ad at all is often said with an empty answer.
    if (text.trim() === '') return failedUnwrapping('noAds');
    const document = parseAdDocument(text);
    if (!document.ok) return failedUnwrapping(document.error);
    if (rootName(document.value) !== 'VMAP') return unwrapVast(document.value, base, { transport, signal });
    const found = vmapBreak(document.value, request);
    if (!found) return failedUnwrapping('noAds');
    if ('inline' in found.source) return readTag(new XMLSerializer().serializeToString(found.source.inline), base);
    // A VMAP that points to a VMAP would never end.
    hops += 1;
    return hops > 1 ? failedUnwrapping('wrapperLimit', found.errorUrls) : ask(found.source.address, base);
  };
  let hops = 0;
  return ask(tagUrl);
}

/** VAST 4.2 § 6.3: what the ad server may know of the break. Nothing of the viewer is among it. */
function macrosOf({ kind, positionS, contentId, breakS }: BreakRequest): Record<string, string | number> {
  return {
    BREAKPOSITION: { pre: 1, mid: 2, live: 2, post: 3 }[kind],
    BREAKMAXDURATION: Math.floor(breakS),
    CONTENTID: contentId,
    MEDIAPLAYHEAD: clock(positionS),
    CONTENTPLAYHEAD: clock(positionS),
  };
}

/** Looks at the medium: its true length, or why it is unfit. */
async function fitAd(ad: CandidateAd, transport: AdTransport, signal: AbortSignal): Promise<FitAd | AdFailureReason> {
  const measured = await measureHls(ad.media, transport, signal);
  if (!measured.ok) return measured.error;
  const lengthS = measured.value;
  const leewayS = Math.max(LENGTH_LEEWAY_S, (ad.lengthS ?? 0) * LENGTH_LEEWAY_SHARE);
  if (ad.lengthS !== null && Math.abs(lengthS - ad.lengthS) > leewayS) return 'wrongDuration';
  return { ...ad, lengthS };
}

/** The value, `late` when the time is up first, `broken` when it throws: a transport that forgets the signal holds up nobody. */
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

function tellErrors(failures: readonly AdFailure[], { transport, nowMs, random }: DecisionSettings): void {
  for (const { reason, errorUrls } of failures) {
    const macros = { ...commonMacros(nowMs(), random()), ERRORCODE: AD_FAILURES[reason] };
    for (const template of new Set(errorUrls)) {
      const url = webAddress(withMacros(template, macros));
      if (url) transport.ping(url);
    }
  }
}

const clock = (seconds: number): string => new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 23);

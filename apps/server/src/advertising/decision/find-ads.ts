/** V-02: the ads that an ad server offers for a break: from VAST, or from the breaks of a VMAP. */
import { type AdElement, readAdDocument } from './ad-document.ts';
import { AD_FAILURES, type AdFailureReason } from './ad-failures.ts';
import { commonMacros, type MacroValues, withMacros } from './ad-macros.ts';
import { type AdTransport, webAddress } from './ad-transport.ts';
import type { CandidateAd } from './candidate-ad.ts';
import { nothingFound, single, type Unwrapped, unwrapVast } from './unwrap-vast.ts';
import { type VmapBreak, vmapBreaks, type WantedBreak } from './vmap-breaks.ts';

export interface BreakRequest extends WantedBreak {
  /** Id of the content around the break, as passed to the ad server. */
  contentId: string;
  /** Longest allowed length, seconds. */
  breakS: number;
}

export interface FoundAds extends Unwrapped {
  /** Tracking addresses of the break itself, from the ad server's schedule (VMAP). */
  breakTracking: Record<'breakStart' | 'breakEnd', string[]>;
  /** Error addresses of scheduled breaks that gave no ads, by code. */
  breakErrors: { code: number; urls: string[] }[];
}

export interface FindPorts {
  /** VMAP or VAST, with macros. */
  tagUrl: string;
  transport: AdTransport;
  nowMs: () => number;
  random: () => number;
}

/** @param found result of the VAST alone */
export const withoutSchedule = (found: Unwrapped): FoundAds => ({
  ...found,
  breakTracking: { breakStart: [], breakEnd: [] },
  breakErrors: [],
});

export async function findAds(
  request: BreakRequest,
  { tagUrl, transport, nowMs, random }: FindPorts,
  signal: AbortSignal,
): Promise<FoundAds> {
  const macros = { ...commonMacros(nowMs(), random()), ...macrosOf(request) };
  const answer = await ask(tagUrl);
  if ('failures' in answer) return withoutSchedule(answer);
  const [root, base] = answer;
  if (root.name !== 'VMAP') return withoutSchedule(await unwrapVast(root, base, { transport, signal }));
  const breaks = vmapBreaks(root, request);
  if (breaks.length === 0) return withoutSchedule(nothingFound('noAds'));
  return together(breaks, await Promise.all(breaks.map((adBreak) => adsOf(adBreak, base))));

  async function ask(address: string, base?: URL): Promise<[AdElement, URL] | Unwrapped> {
    const url = webAddress(withMacros(address, macros), base);
    if (!url) return nothingFound('forbiddenAddress');
    const answer = await transport.read(url, signal);
    if (!answer.ok) return nothingFound(answer.error);
    // An empty answer often means that there is no ad.
    if (answer.value.text.trim() === '') return nothingFound('noAds');
    const document = readAdDocument(answer.value.text);
    return document.ok ? [document.value, answer.value.url] : nothingFound(document.error);
  }

  async function adsOf({ source, mayFollow, mayBeMany }: VmapBreak, base: URL): Promise<Unwrapped> {
    if (!source) return nothingFound('noAds');
    const answer = 'inline' in source ? ([source.inline, base] as const) : await ask(source.address, base);
    if ('failures' in answer) return answer;
    const [root, at] = answer;
    // A VMAP that refers to a VMAP is not followed: it could never end.
    if (root.name === 'VMAP') return nothingFound('wrapperLimit');
    const found = await unwrapVast(root, at, { transport, signal, mayFollow });
    return mayBeMany ? found : single(found);
  }
}

/** Several breaks at one position are one break to a viewer: their pods play one after another. */
function together(breaks: readonly VmapBreak[], found: readonly Unwrapped[]): FoundAds {
  const each = found.map(({ pod, alone }): { pod: (CandidateAd | null)[]; spare: CandidateAd[] } =>
    pod.length > 0 || breaks.length === 1 ? { pod, spare: alone } : { pod: [alone[0] ?? null], spare: alone.slice(1) },
  );
  return {
    pod: each.flatMap(({ pod }) => pod),
    alone: each.flatMap(({ spare }) => spare),
    failures: found.flatMap(({ failures }) => failures),
    breakTracking: {
      breakStart: breaks.flatMap(({ tracking }) => tracking.breakStart),
      breakEnd: breaks.flatMap(({ tracking }) => tracking.breakEnd),
    },
    breakErrors: found.flatMap(({ pod, alone, failures: [first] }, i) => {
      const urls = breaks[i]?.tracking.error ?? [];
      const isEmpty = alone.length === 0 && pod.every((ad) => ad === null);
      return isEmpty && urls.length > 0 ? [{ code: vmapCodeOf(first?.reason ?? 'noAds'), urls }] : [];
    }),
  };
}

/** VMAP 1.0.1 § 2.5.2 error code of a failure: timeout, unreachable, malformed or refused. */
function vmapCodeOf(reason: AdFailureReason): number {
  if (reason === 'timeout') return 1007;
  if (reason === 'notVast' || reason === 'oldVersion') return 1005;
  if (AD_FAILURES[reason] === AD_FAILURES.notXml) return 1006;
  return AD_FAILURES[reason] === AD_FAILURES.unreachable ? 1008 : 1004;
}

/** VAST 4.2 § 6.3 macros for the ad server: facts of the break, and nothing about the viewer. */
function macrosOf({ kind, positionS, contentId, breakS }: BreakRequest): MacroValues {
  return {
    BREAKPOSITION: { pre: 1, mid: 2, live: 2, post: 3 }[kind],
    BREAKMAXDURATION: Math.floor(breakS),
    CONTENTID: contentId,
    MEDIAPLAYHEAD: clock(positionS),
    CONTENTPLAYHEAD: clock(positionS),
  };
}

const clock = (seconds: number): string => new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 23);

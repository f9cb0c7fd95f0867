import {
  exemptPageHit,
  exposureHit,
  type Link,
  type LinkDetail,
  linkHit,
  mediaStartHit,
  pageHit,
} from '@sintonia/tag/analytics';
import type { CountedEvent, Hit } from '@sintonia/wire';
import type { SimulatedLine, SimulatedPage, SimulatedSite, SimulatedVideo } from './audience.ts';
import { clockErrorAt, type DeviceClock, EXACT_CLOCK } from './device-clock.ts';
import type { SimulatedDevice } from './devices.ts';
import { hitLine, pageContextAt } from './hit-line.ts';
import { loadPlaybackParts } from './load-playback-parts.ts';
import type { PlaybackPlan } from './playback-plan.ts';
import type { RandomSource } from './random.ts';
import { simulatePlayback } from './simulate-playback.ts';

/** Answer to the consent banner. A visitor who ignores it is counted without an identifier on leaving the page (C-07). */
export type ConsentAnswer = 'accepted' | 'refused' | 'ignored';

export interface SimulatedPerson {
  visitorId: string;
  device: SimulatedDevice;
  consent: ConsentAnswer;
}

interface PageStep {
  do: 'view';
  page: SimulatedPage;
  query?: string;
  referrer?: string;
  /** Numbered events that the rules add to the page view. */
  counts?: readonly CountedEvent[];
  /** The link of the page before that led here. */
  followed?: { link: string; region: string };
}

/** Actions of a person, in order. */
export type VisitStep =
  | PageStep
  | { do: 'click'; link: Link; detail: LinkDetail }
  | { do: 'expose'; activity: string; variant: string }
  | { do: 'watch'; video: SimulatedVideo; plan: PlaybackPlan }
  | { do: 'wait'; forS: number };

/** What happened, by metric, whether or not it was sent. Times in seconds. */
export interface VisitTruth {
  pageviews: number;
  /** Of page views: those that are counted without identifier. */
  exemptPageviews: number;
  visits: number;
  searches: number;
  emptySearches: number;
  linkClicks: number;
  downloads: number;
  shares: number;
  mediaStarts: number;
  plays: number;
  startFailures: number;
  exitsBeforeStart: number;
  completions: number;
  contentTimeSpent: number;
  adTime: number;
  adStarts: number;
  adCompletes: number;
  stalledTime: number;
}

export const NO_TRUTH: VisitTruth = {
  pageviews: 0,
  exemptPageviews: 0,
  visits: 0,
  searches: 0,
  emptySearches: 0,
  linkClicks: 0,
  downloads: 0,
  shares: 0,
  mediaStarts: 0,
  plays: 0,
  startFailures: 0,
  exitsBeforeStart: 0,
  completions: 0,
  contentTimeSpent: 0,
  adTime: 0,
  adStarts: 0,
  adCompletes: 0,
  stalledTime: 0,
};

export interface SimulatedVisit {
  lines: SimulatedLine[];
  /** Times of countable actions, whether or not they were sent. */
  activeAtMs: number[];
  truth: VisitTruth;
  endsAtMs: number;
}

export interface VisitOptions {
  site: SimulatedSite;
  person: SimulatedPerson;
  steps: readonly VisitStep[];
  startMs: number;
  random: RandomSource;
  /** As of `simulatePlayback`. */
  reportEveryS?: number;
  /** As of `simulatePlayback`. */
  deviceClock?: DeviceClock;
}

let hasParts: Promise<void> | null = null;

/** One visit of one person: every request of the browser, oldest first, and what happened. */
export async function simulateVisit(options: VisitOptions): Promise<SimulatedVisit> {
  const { site, person, steps, startMs, random, reportEveryS, deviceClock = EXACT_CLOCK } = options;
  const { visitorId, device, consent } = person;
  hasParts ??= loadPlaybackParts();
  await hasParts;
  const lines: SimulatedLine[] = [];
  const activeAtMs: number[] = [];
  const truth = { ...NO_TRUTH, visits: consent === 'accepted' ? 1 : 0 };
  /** Page views that wait for an answer to the banner; sent when the page is left. */
  const unanswered: Hit[] = [];
  let nowMs = startMs;
  let page: SimulatedPage = { path: '/', layer: {} };
  let address = site.origin;
  let referrer = '';

  const contextAt = (atMs: number) => ({
    ...pageContextAt(site, page, atMs + clockErrorAt(deviceClock, atMs)),
    ...device.screen,
    url: address,
    referrer,
  });
  const emit = (hit: Hit, atMs: number) => {
    const identified = consent === 'accepted' ? { ...hit, visitorId, organisationId: site.organisationId } : hit;
    lines.push(hitLine(site, identified, atMs, random));
  };

  const view = (step: PageStep) => {
    const click = step.followed && {
      activityMap: { page: page.layer.pageName ?? '', pageIDType: '1' as const, ...step.followed },
      linkUrl: site.origin + step.page.path,
    };
    referrer = step.referrer ?? (truth.pageviews > 0 ? address : '');
    page = step.page;
    address = site.origin + page.path + (step.query ? `?${step.query}` : '');
    truth.pageviews += 1;
    activeAtMs.push(nowMs);
    if (page.layer.searchKeywords) truth.searches += 1;
    if (page.layer.searchKeywords && page.layer.searchResults === 0) truth.emptySearches += 1;
    if (consent === 'accepted') return emit(pageHit({ ...contextAt(nowMs), click }, step.counts), nowMs);
    truth.exemptPageviews += 1;
    const hit = exemptPageHit(contextAt(nowMs), step.counts);
    if (consent === 'refused') emit(hit, nowMs);
    else unanswered.push(hit);
  };

  const click = ({ link, detail }: VisitStep & { do: 'click' }) => {
    truth.linkClicks += 1;
    activeAtMs.push(nowMs);
    if (link.event === 'download') truth.downloads += 1;
    if (link.event === 'share') truth.shares += 1;
    if (consent === 'accepted') emit(linkHit(contextAt(nowMs), link, detail), nowMs);
  };

  const watch = async ({ video, plan }: VisitStep & { do: 'watch' }) => {
    const session = await simulatePlayback({
      site,
      video,
      visitorId,
      plan,
      startMs: nowMs,
      random,
      deviceClock,
      ...(reportEveryS !== undefined && { reportEveryS }),
      onStart: (start, atMs) => {
        activeAtMs.push(atMs);
        if (consent === 'accepted') emit(mediaStartHit(contextAt(atMs), start), atMs);
      },
    });
    if (consent === 'accepted') lines.push(...session.lines);
    nowMs = session.endsAtMs;
    truth.mediaStarts += 1;
    truth.plays += session.hasPlayed ? 1 : 0;
    truth.startFailures += !session.hasPlayed && session.hasFailed ? 1 : 0;
    truth.exitsBeforeStart += !session.hasPlayed && !session.hasFailed ? 1 : 0;
    truth.completions += session.isComplete ? 1 : 0;
    truth.contentTimeSpent += session.watchedS;
    truth.adTime += session.adS;
    truth.adStarts += session.adStarts;
    truth.adCompletes += session.adCompletes;
    truth.stalledTime += session.stalledS;
  };

  for (const step of steps) {
    if (step.do === 'wait') nowMs += step.forS * 1000;
    if (step.do === 'view') view(step);
    if (step.do === 'click') click(step);
    if (step.do === 'watch') await watch(step);
    if (step.do === 'expose' && consent === 'accepted') {
      emit(exposureHit(contextAt(nowMs), { activity: step.activity, variant: step.variant, via: 'page' }), nowMs);
    }
  }
  for (const hit of unanswered) emit(hit, nowMs);
  return { lines: lines.sort((a, b) => a.atMs - b.atMs), activeAtMs, truth, endsAtMs: nowMs };
}

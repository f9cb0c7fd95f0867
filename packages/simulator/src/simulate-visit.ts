import { CONTENT_REGION } from '@sintonia/contracts/site-paths';
import { exemptPageHit, exposureHit, linkHit, mediaStartHit, pageHit } from '@sintonia/tag/analytics';
import type { CountedEvent, Hit } from '@sintonia/wire';
import type { SimulatedLine, SimulatedPage } from './audience.ts';
import { clockErrorAt, EXACT_CLOCK } from './device-clock.ts';
import { hitLine, pageContextAt } from './hit-line.ts';
import { loadPlaybackParts } from './load-playback-parts.ts';
import { simulatePlayback } from './simulate-playback.ts';
import { networkOf } from './simulated-network.ts';
import { blocked, type SimulatedVisit, type VisitOptions } from './simulated-visit.ts';
import { type SeenPage, timePage } from './time-page.ts';
import type { ConsentAnswer, PageStep, VisitStep } from './visit-step.ts';
import { type Activity, NO_TRUTH, type Playback, type VisitTruth } from './visit-truth.ts';

/** Counted without consent too (C-07). */
const WITHOUT_IDENTIFIER: readonly (keyof VisitTruth)[] = ['pageviews', 'exemptPageviews', 'searches', 'emptySearches'];
const USUAL_BITRATE = 800_000;

/** A reader uses the device this often. */
const SCROLL_EVERY_S = 10;

/** Whether a page answers a search, and its page name if there are results. */
function searchOn({ layer: { searchKeywords, searchResults, pageName = '' } }: SimulatedPage) {
  const isSearch = Boolean(searchKeywords);
  return { isSearch, resultsPage: isSearch && searchResults ? pageName : '' };
}

const minuteOf = (ms: number): number => Math.floor(ms / 60_000);

let hasParts: Promise<void> | null = null;

/** One visit of one person: every request of the browser, oldest first, and what happened. */
export async function simulateVisit(options: VisitOptions): Promise<SimulatedVisit> {
  const { site, person, steps, startMs, random, reportEveryS, deviceClock = EXACT_CLOCK } = options;
  const { visitorId, device, customerId } = person;
  const signedIn = customerId && { customerIds: { 'userid.id': customerId, 'userid.as': '1' } };
  let { consent } = person;
  hasParts ??= loadPlaybackParts();
  await hasParts;
  const lines: SimulatedLine[] = [];
  const activity: Activity[] = [];
  const playbacks: Playback[] = [];
  const measurable = { ...NO_TRUTH };
  const truth = { ...NO_TRUTH, visits: consent === 'accepted' ? 1 : 0 };
  /** Page views that wait for an answer to the banner; sent when the page is left. */
  const unanswered: { hit: Hit; page: SimulatedPage; counts: readonly CountedEvent[] | undefined }[] = [];
  let nowMs = startMs;
  let page: SimulatedPage = { path: '/', layer: {} };
  let address = site.origin;
  let referrer = '';

  const contextAt = (atMs: number, sentAtMs = atMs) => ({
    ...pageContextAt(site, page, atMs + clockErrorAt(deviceClock, sentAtMs)),
    ...device.screen,
    url: address,
    referrer,
  });
  const emit = (hit: Hit, atMs: number) => {
    const identified =
      consent === 'accepted' ? { ...hit, visitorId, organisationId: site.organisationId, ...signedIn } : hit;
    lines.push(hitLine(site, identified, atMs, random));
  };

  const act = (what: Partial<Activity>, atMs = nowMs) =>
    activity.push({
      atMs,
      isPage: false,
      isOfCampaign: what.isPage === true && /[?&]ext=/.test(address),
      isSearch: false,
      resultsPage: '',
      openedFrom: '',
      isAction: false,
      isPlaying: false,
      ...{ visibleS: 0, isMeasured: consent === 'accepted' },
      ...what,
    });

  /** The page being seen. The browser measures it from its page view with consent, while the consent lasts. */
  let seen: (SeenPage & { isMeasured: boolean }) | null = null;
  const openPage = (isMeasured: boolean) => {
    seen = { fromMs: nowMs, usesMs: [], awayMs: [], isMeasured };
  };
  const leavePage = () => {
    if (!seen) return;
    const { parts, timeS } = timePage(seen, nowMs, contextAt);
    const { isMeasured } = seen;
    truth.timeOnPage += timeS;
    if (isMeasured) measurable.timeOnPage += timeS;
    for (const { hit, fromMs, visibleS, sentAtMs } of parts) {
      act({ visibleS, isMeasured }, fromMs);
      if (isMeasured) emit(hit, sentAtMs);
    }
  };

  const view = (step: PageStep) => {
    const click = step.followed && {
      activityMap: { page: page.layer.pageName ?? '', pageIDType: '1' as const, ...step.followed },
      linkUrl: site.origin + step.page.path,
    };
    const opensResult =
      step.followed?.region === CONTENT_REGION && Boolean(page.layer.searchKeywords && page.layer.searchResults);
    const openedFrom = (opensResult && page.layer.pageName) || '';
    leavePage();
    openPage(consent === 'accepted');
    referrer = step.referrer ?? (truth.pageviews > 0 ? address : '');
    page = step.page;
    address = site.origin + page.path + (step.query ? `?${step.query}` : '');
    truth.pageviews += 1;
    if (click) truth.clicks += 1;
    const { isSearch, resultsPage } = searchOn(page);
    act({ isPage: true, isSearch, resultsPage, openedFrom, isAction: isSearch });
    if (isSearch) truth.searches += 1;
    if (page.layer.searchKeywords && page.layer.searchResults === 0) truth.emptySearches += 1;
    if (consent === 'accepted') return emit(pageHit({ ...contextAt(nowMs), click }, step.counts), nowMs);
    truth.exemptPageviews += 1;
    const hit = exemptPageHit(contextAt(nowMs), step.counts);
    if (consent === 'refused') emit(hit, nowMs);
    else unanswered.push({ hit, page, counts: step.counts });
  };

  const click = ({ link, detail }: VisitStep & { do: 'click' }) => {
    truth.clicks += 1;
    truth.linkClicks += 1;
    act({ isAction: true });
    if (link.linkType === 'e') truth.exitLinks += 1;
    if (link.event === 'participate') truth.participations += 1;
    if (link.event === 'buttonClick') truth.buttonClicks += 1;
    if (link.event === 'download') truth.downloads += 1;
    if (link.event === 'share') truth.shares += 1;
    if (consent === 'accepted') emit(linkHit(contextAt(nowMs), link, detail), nowMs);
  };

  const watch = async ({ video, plan }: VisitStep & { do: 'watch' }) => {
    const { startupMs, bitrate = USUAL_BITRATE, droppedFrames = 0 } = plan;
    const session = await simulatePlayback({
      site,
      video,
      visitorId,
      plan,
      startMs: nowMs,
      random,
      deviceClock,
      network: networkOf(device, bitrate),
      ...(reportEveryS !== undefined && { reportEveryS }),
      onStart: (start, atMs) => {
        act({ isAction: true }, atMs);
        if (consent === 'accepted') emit(mediaStartHit(contextAt(atMs), start), atMs);
      },
    });
    for (const [, [atMs = 0]] of Map.groupBy(session.movedAtMs, minuteOf)) act({ isPlaying: true }, atMs);
    if (consent === 'accepted') lines.push(...session.lines);
    seen?.usesMs.push(...session.movedAtMs);
    seen?.awayMs.push(...session.awayMs);
    nowMs = session.endsAtMs;
    const isLive = video.streamType === 'live' || video.streamType === 'linear';
    const { lines: sent, endsAtMs: _ended, movedAtMs: _moved, awayMs: _away, ...happened } = session;
    const isMeasured = consent === 'accepted';
    playbacks.push({
      ...happened,
      ...{ mediaId: video.id, channel: video.channel, isLive, lengthS: isLive ? 0 : video.lengthS },
      ...{ startupMs, bitrate, droppedFrames, heartbeats: sent.length, isMeasured },
    });
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
    truth.hiddenTime += session.hiddenS;
    truth.suspendedTime += session.suspendedS;
  };

  /** Accepting late sends the view of the page that is open; earlier pages were left without an answer. */
  const choose = (answer: ConsentAnswer) => {
    const open = answer === 'accepted' ? unanswered.pop() : undefined;
    if (answer !== consent) {
      if (seen) seen.isMeasured = false; // time that was not sent is dropped with the consent
      leavePage();
      openPage(open !== undefined);
    }
    for (const { hit } of unanswered.splice(0)) emit(hit, nowMs);
    consent = answer;
    if (!open) return;
    truth.exemptPageviews -= 1;
    const { isSearch, resultsPage } = searchOn(open.page);
    act({ isPage: true, isSearch, resultsPage, isAction: isSearch });
    emit(pageHit(contextAt(nowMs), open.counts), nowMs);
  };

  /** Adds what happened since `before` to what may be measured. */
  const measure = (before: VisitTruth) => {
    const keys = consent === 'accepted' ? (Object.keys(truth) as (keyof VisitTruth)[]) : WITHOUT_IDENTIFIER; // cast: its own keys
    for (const key of keys) if (key !== 'timeOnPage') measurable[key] += truth[key] - before[key];
  };

  /** Scrolls now and then. */
  const wait = (forS: number) => {
    for (let s = 0; s < forS; s += SCROLL_EVERY_S) seen?.usesMs.push(nowMs + s * 1000);
    nowMs += forS * 1000;
  };

  const sleep = (forS: number) => {
    seen?.awayMs.push([nowMs, nowMs + forS * 1000]);
    nowMs += forS * 1000;
    truth.suspendedTime += forS;
  };

  for (const step of steps) {
    const before = { ...truth };
    if (step.do === 'wait') wait(step.forS);
    if (step.do === 'sleep') sleep(step.forS);
    if (step.do === 'view') view(step);
    if (step.do === 'click') click(step);
    if (step.do === 'watch') await watch(step);
    if (step.do === 'choose') choose(step.consent);
    if (step.do === 'expose' && consent === 'accepted') {
      emit(exposureHit(contextAt(nowMs), { activity: step.activity, variant: step.variant, via: 'page' }), nowMs);
    }
    measure(before);
  }
  leavePage();
  for (const { hit } of unanswered) emit(hit, nowMs);
  const visit = {
    lines: lines.sort((a, b) => a.atMs - b.atMs),
    activity,
    playbacks,
    truth,
    measurable,
    endsAtMs: nowMs,
  };
  return person.hasBlocker ? blocked(visit) : visit;
}

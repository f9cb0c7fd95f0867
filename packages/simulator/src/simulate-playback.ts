import { AdMetadataKeys } from '@sintonia/tag/metadata-keys';
import { type AnalyticsStart, MediaHeartbeat } from '@sintonia/tag/playback';
import type { SimulatedLine, SimulatedSite, SimulatedVideo } from './audience.ts';
import { type Connection, createConnection } from './connection.ts';
import { clockErrorAt, type DeviceClock, EXACT_CLOCK } from './device-clock.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import type { PlaybackPart, PlaybackPlan } from './playback-plan.ts';
import type { RandomSource } from './random.ts';
import { createSimulatedHeartbeat } from './simulated-heartbeat.ts';

export interface SimulatedSession {
  lines: SimulatedLine[];
  endsAtMs: number;
  /** Seconds in which the content moved. */
  watchedS: number;
  /** Seconds in which ads moved. */
  adS: number;
  adStarts: number;
  adCompletes: number;
  /** Seconds in which playing content waited for media, not after a pause, a seek or ads. */
  stalledS: number;
  stalls: number;
  hasPlayed: boolean;
  hasFailed: boolean;
  isComplete: boolean;
  /** Seconds in pause, and in seeking. */
  pausedS: number;
  /** Of the seconds watched, those in a background tab. */
  hiddenS: number;
  /** Seconds in which the device or the tab slept. */
  suspendedS: number;
  /** Furthest position, seconds. */
  furthestS: number;
  /** Positions between which the content moved, seconds. */
  covered: (readonly [fromS: number, toS: number])[];
  /** When the content moved, ms epoch. */
  spans: (readonly [fromMs: number, toMs: number])[];
  ads: ShownAd[];
  /** The viewer left during an ad. */
  isLeftInBreak: boolean;
  /** Ads of each break that was reached. */
  planned: number[];
  /** True times at which content or an ad moved, about once a second. */
  movedAtMs: number[];
  /** When the page was in the background or the device slept, ms epoch. */
  awayMs: (readonly [fromMs: number, toMs: number])[];
}

/** An ad that was shown. */
export interface ShownAd {
  /** Number of its break in the session. */
  inBreak: number;
  creative: string;
  atMs: number;
  breakKind: (PlaybackPart & { do: 'ads' })['kind'];
  lengthS: number;
  playedS: number;
  isComplete: boolean;
}

export interface PlaybackOptions {
  site: SimulatedSite;
  video: SimulatedVideo;
  visitorId: string;
  plan: PlaybackPlan;
  startMs: number;
  random: RandomSource;
  /** Called with each media and ad start, like the page's analytics. */
  onStart?: (start: AnalyticsStart, atMs: number) => void;
  /** Seconds between two heartbeats, the publisher's setting; by default that of § 9. */
  reportEveryS?: number;
  /** Clock of the device; exact by default. */
  deviceClock?: DeviceClock;
}

/** Time that seeking takes. */
const SEEK_MS = 300;

const { Event, MediaObjectKey } = MediaHeartbeat;
/** The first heartbeat of play is sent about a second after the first frame: until then timers are exact. */
const EXACT_S = 2.5;
/** Browsers run timers of a hidden tab with sound at most once a second. */
const HIDDEN_TIMER_MS = 1000;

/** Plays one medium through the real playback session, under a fake clock. */
export async function simulatePlayback(options: PlaybackOptions): Promise<SimulatedSession> {
  const { video, plan, startMs } = options;
  const clock = createFakeClock(startMs);
  const playback = createPlayhead(clock);
  const session: SimulatedSession = {
    lines: [],
    endsAtMs: startMs,
    watchedS: 0,
    adS: 0,
    adStarts: 0,
    adCompletes: 0,
    stalledS: 0,
    stalls: 0,
    isLeftInBreak: false,
    hasPlayed: false,
    hasFailed: false,
    isComplete: plan.ends === 'complete',
    pausedS: 0,
    hiddenS: 0,
    suspendedS: 0,
    furthestS: 0,
    covered: [],
    spans: [],
    ads: [],
    planned: [],
    movedAtMs: [],
    awayMs: [],
  };
  const { deviceClock = EXACT_CLOCK } = options;
  const deviceNowMs = () => clock.now() + clockErrorAt(deviceClock, clock.now());
  const connection = createConnection({ clock, deviceNowMs, lines: session.lines });
  const heartbeat = createSimulatedHeartbeat({
    ...options,
    clock,
    deviceNowMs,
    positionS: playback.positionS,
    send: connection.send,
  });
  const { streamType = 'vod', mediaType = 'video', lengthS, name, id, metadata } = video;
  const media = MediaHeartbeat.createMediaObject(name, id, lengthS, streamType, mediaType);
  if (metadata) media.setValue(MediaObjectKey.StandardMediaMetadata, metadata);
  heartbeat.trackSessionStart(media);
  const [first] = plan.parts;
  // An ad before the first frame claims the requested play.
  if (first?.do === 'ads') heartbeat.trackPlay();
  else await clock.advance(plan.startupMs);
  const left = await playParts({
    plan,
    heartbeat,
    connection,
    clock,
    playback,
    session,
    everyMs: (options.reportEveryS ?? 10) * 1000,
  });
  session.isLeftInBreak = left;
  playback.stop();
  session.endsAtMs = clock.now();
  if (plan.ends !== 'gone') {
    if (session.isComplete && !left) heartbeat.trackComplete();
    heartbeat.trackSessionEnd();
    await clock.advance(1000); // the last heartbeats leave
  }
  await connection.sendStored();
  return session;
}

interface Playing {
  plan: PlaybackPlan;
  heartbeat: MediaHeartbeat;
  connection: Connection;
  clock: FakeClock;
  playback: ReturnType<typeof createPlayhead>;
  session: SimulatedSession;
  /** Interval of heartbeats. */
  everyMs: number;
}

/** True when the viewer left during an ad. */
async function playParts(playing: Playing): Promise<boolean> {
  for (const [index, part] of playing.plan.parts.entries()) {
    if (await playPart(playing, part, index)) return true;
  }
  return false;
}

async function playPart(
  { plan, heartbeat, connection, clock, playback, session, everyMs }: Playing,
  part: PlaybackPart,
  index: number,
): Promise<boolean> {
  switch (part.do) {
    case 'play': {
      heartbeat.trackPlay();
      playback.move();
      session.hasPlayed = true;
      const fromMs = clock.now();
      const fromS = playback.positionS();
      const exactS = Math.min(part.forS, EXACT_S);
      const timerMs = part.isHidden ? HIDDEN_TIMER_MS : 0;
      await clock.advance(exactS * 1000);
      await clock.advance((part.forS - exactS) * 1000, everyMs > 10_000 ? everyMs / 4 : timerMs);
      playback.stop();
      session.watchedS += part.forS;
      if (part.isHidden) session.hiddenS += part.forS;
      session.covered.push([fromS, playback.positionS()]);
      session.spans.push([fromMs, clock.now()]);
      session.furthestS = Math.max(session.furthestS, playback.positionS());
      session.movedAtMs.push(...eachSecond(fromMs, clock.now()));
      if (part.isHidden) session.awayMs.push([fromMs, clock.now()]);
      return false;
    }
    case 'sleep':
      session.awayMs.push([clock.now(), clock.now() + part.forS * 1000]);
      clock.sleep(part.forS * 1000);
      session.suspendedS += part.forS;
      return false;
    case 'pause':
      heartbeat.trackPause();
      await clock.advance(part.forS * 1000);
      session.pausedS += part.forS;
      return false;
    case 'stall': {
      connection.setOffline(part.isOffline === true);
      heartbeat.trackEvent(Event.BufferStart);
      await clock.advance(part.forS * 1000);
      connection.setOffline(false);
      heartbeat.trackEvent(Event.BufferComplete);
      const before = plan.parts.slice(0, index).findLast((one) => one.do !== 'stall');
      if (before?.do === 'play') {
        session.stalledS += part.forS;
        session.stalls += plan.parts[index - 1]?.do === 'stall' ? 0 : 1;
      }
      return false;
    }
    case 'seek':
      heartbeat.trackEvent(Event.SeekStart);
      await clock.advance(SEEK_MS);
      playback.jump(part.toS);
      session.pausedS += SEEK_MS / 1000;
      session.furthestS = Math.max(session.furthestS, part.toS);
      heartbeat.trackEvent(Event.SeekComplete);
      return false;
    case 'ads':
      return showAds({ heartbeat, clock, playback, session }, part, index);
    case 'error':
      heartbeat.trackError(part.id);
      session.hasFailed = true;
      await clock.advance(1000);
      return false;
  }
}

async function showAds(
  { heartbeat, clock, playback, session }: Pick<Playing, 'heartbeat' | 'clock' | 'playback' | 'session'>,
  { kind, ads }: PlaybackPart & { do: 'ads' },
  index: number,
): Promise<boolean> {
  const adBreak = MediaHeartbeat.createAdBreakObject(kind, index + 1, Math.floor(playback.positionS()));
  Object.assign(adBreak.info, { adsPlanned: ads.length }); // as our player says it
  session.planned.push(ads.length);
  heartbeat.trackEvent(Event.AdBreakStart, adBreak);
  for (const [position, { ad, playedS, fate }] of ads.entries()) {
    const started = MediaHeartbeat.createAdObject(ad.name, ad.id, position + 1, ad.lengthS);
    started.setValue(MediaObjectKey.StandardAdMetadata, {
      [AdMetadataKeys.ADVERTISER]: ad.advertiser,
      [AdMetadataKeys.CAMPAIGN_ID]: ad.campaign,
      [AdMetadataKeys.CREATIVE_ID]: ad.creative,
    });
    heartbeat.trackEvent(Event.AdStart, started);
    session.adStarts += 1;
    await clock.advance(playedS * 1000);
    session.adS += playedS;
    session.ads.push({
      ...{ inBreak: index, creative: ad.creative, atMs: clock.now() - playedS * 1000 },
      breakKind: kind,
      lengthS: ad.lengthS,
      playedS,
      isComplete: fate === 'complete',
    });
    session.movedAtMs.push(...eachSecond(clock.now() - playedS * 1000, clock.now()));
    if (fate === 'leave') return true;
    heartbeat.trackEvent(fate === 'complete' ? Event.AdComplete : Event.AdSkip);
    if (fate === 'complete') session.adCompletes += 1;
  }
  heartbeat.trackEvent(Event.AdBreakComplete);
  return false;
}

const eachSecond = (fromMs: number, toMs: number): number[] =>
  Array.from({ length: Math.ceil((toMs - fromMs) / 1000) }, (_, i) => fromMs + i * 1000);

/** Position of the content: moves with the clock, at normal speed. */
function createPlayhead(clock: FakeClock) {
  let fromS = 0;
  let sinceMs: number | null = null;
  const positionS = () => fromS + (sinceMs === null ? 0 : (clock.now() - sinceMs) / 1000);
  const set = (isMoving: boolean, toS = positionS()) => {
    fromS = toS;
    sinceMs = isMoving ? clock.now() : null;
  };
  return { positionS, move: () => set(true), stop: () => set(false), jump: (toS: number) => set(false, toS) };
}

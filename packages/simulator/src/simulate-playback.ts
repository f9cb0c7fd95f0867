import { AdMetadataKeys } from '@sintonia/tag/metadata-keys';
import { type AnalyticsStart, MediaHeartbeat } from '@sintonia/tag/playback';
import type { SimulatedSite, SimulatedVideo } from './audience.ts';
import { type Connection, createConnection } from './connection.ts';
import { clockErrorAt, type DeviceClock, EXACT_CLOCK } from './device-clock.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import type { PlaybackPart, PlaybackPlan } from './playback-plan.ts';
import type { RandomSource } from './random.ts';
import { createSimulatedHeartbeat } from './simulated-heartbeat.ts';
import { createSimulatedPlayer, type SimulatedPlayer } from './simulated-player.ts';
import type { SimulatedSession } from './simulated-session.ts';
import { type Stretch, trueChapters } from './true-chapters.ts';

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

/** Heartbeats that leave at the end of a session, at most. */
const LAST_HEARTBEATS = 10;
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
    chapters: { starts: 0, completes: 0, playedS: 0 },
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
  const { streamType = 'vod', mediaType = 'video', lengthS, name, id, metadata, chapters = [] } = video;
  const media = MediaHeartbeat.createMediaObject(name, id, lengthS, streamType, mediaType);
  if (metadata) media.setValue(MediaObjectKey.StandardMediaMetadata, metadata);
  heartbeat.trackSessionStart(media);
  const player = createSimulatedPlayer({ heartbeat, chapters, clock, positionS: playback.positionS });
  const route: Stretch[] = [];
  const [first] = plan.parts;
  // An ad before the first frame claims the requested play.
  if (first?.do === 'ads') heartbeat.trackPlay();
  else await clock.advance(plan.startupMs);
  const left = await playParts({
    plan,
    heartbeat,
    player,
    route,
    connection,
    clock,
    playback,
    session,
    everyMs: (options.reportEveryS ?? 10) * 1000,
  });
  session.isLeftInBreak = left;
  playback.stop();
  session.endsAtMs = clock.now();
  session.chapters = trueChapters(chapters, route);
  if (plan.ends !== 'gone') {
    if (session.isComplete && !left) player.on({ type: 'ended' });
    heartbeat.trackSessionEnd();
    for (let i = 0; i < LAST_HEARTBEATS; i++) await clock.advance(100); // one at a time, as answers arrive
  }
  await connection.sendStored();
  return session;
}

interface Playing {
  plan: PlaybackPlan;
  heartbeat: MediaHeartbeat;
  player: SimulatedPlayer;
  /** Receives where the content moved, and where it jumped. */
  route: Stretch[];
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
  { plan, heartbeat, player, route, connection, clock, playback, session, everyMs }: Playing,
  part: PlaybackPart,
  index: number,
): Promise<boolean> {
  switch (part.do) {
    case 'play': {
      playback.move();
      player.on({ type: 'play' });
      player.expectChapters(part.forS, part.isHidden === true);
      session.hasPlayed = true;
      const fromMs = clock.now();
      const fromS = playback.positionS();
      const exactS = Math.min(part.forS, EXACT_S);
      const timerMs = part.isHidden ? HIDDEN_TIMER_MS : 0;
      await clock.advance(exactS * 1000);
      await clock.advance((part.forS - exactS) * 1000, everyMs > 10_000 ? everyMs / 4 : timerMs);
      player.look();
      playback.stop();
      session.watchedS += part.forS;
      if (part.isHidden) session.hiddenS += part.forS;
      session.covered.push([fromS, playback.positionS()]);
      route.push({ fromS, toS: playback.positionS() });
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
      player.on({ type: 'pause' });
      await clock.advance(part.forS * 1000);
      session.pausedS += part.forS;
      return false;
    case 'stall': {
      connection.setOffline(part.isOffline === true);
      player.on({ type: 'bufferStart' });
      await clock.advance(part.forS * 1000);
      connection.setOffline(false);
      player.on({ type: 'bufferComplete' });
      const before = plan.parts.slice(0, index).findLast((one) => one.do !== 'stall');
      if (before?.do === 'play') {
        session.stalledS += part.forS;
        session.stalls += plan.parts[index - 1]?.do === 'stall' ? 0 : 1;
      }
      return false;
    }
    case 'seek':
      player.on({ type: 'seekStart' });
      await clock.advance(SEEK_MS);
      playback.jump(part.toS);
      session.pausedS += SEEK_MS / 1000;
      session.furthestS = Math.max(session.furthestS, part.toS);
      if (session.hasPlayed) route.push({ jumpToS: part.toS });
      player.on({ type: 'seekComplete' });
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

/** Position of the content: moves with the clock, at normal speed. Whole milliseconds, so that borders are met exactly. */
function createPlayhead(clock: FakeClock) {
  let fromMs = 0;
  let sinceMs: number | null = null;
  const positionMs = () => fromMs + (sinceMs === null ? 0 : Math.round(clock.now() - sinceMs));
  const set = (isMoving: boolean, toMs = positionMs()) => {
    fromMs = toMs;
    sinceMs = isMoving ? clock.now() : null;
  };
  return {
    positionS: () => positionMs() / 1000,
    move: () => set(true),
    stop: () => set(false),
    jump: (toS: number) => set(false, Math.round(toS * 1000)),
  };
}

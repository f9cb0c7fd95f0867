import { type AnalyticsStart, MediaHeartbeat } from '@sintonia/tag/playback';
import type { SimulatedSite, SimulatedVideo } from './audience.ts';
import { createConnection } from './connection.ts';
import { clockErrorAt, type DeviceClock, EXACT_CLOCK } from './device-clock.ts';
import { createFakeClock } from './fake-clock.ts';
import { playPart } from './play-part.ts';
import type { PlaybackPlan } from './playback-plan.ts';
import { createPlayhead } from './playhead.ts';
import type { Playing } from './playing.ts';
import type { RandomSource } from './random.ts';
import { createSimulatedHeartbeat } from './simulated-heartbeat.ts';
import type { SimulatedNetwork } from './simulated-network.ts';
import { createSimulatedPlayer } from './simulated-player.ts';
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
  /** What the browser says of its network; nothing by default. */
  network?: SimulatedNetwork | null;
}

/** Heartbeats that leave at the end of a session, at most. */
const LAST_HEARTBEATS = 10;

const { MediaObjectKey } = MediaHeartbeat;

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
    otherWaitS: 0,
    isLeftInBreak: false,
    hasPlayed: false,
    hasFailed: false,
    isComplete: plan.ends === 'complete',
    pausedS: 0,
    presentS: 0,
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
  if (options.network) Object.assign(media.info, { network: options.network }); // as our player says it
  heartbeat.trackSessionStart(media);
  const player = createSimulatedPlayer({ heartbeat, chapters, clock, positionS: playback.positionS });
  const route: Stretch[] = [];
  const [first] = plan.parts;
  // An ad before the first frame claims the requested play.
  if (first?.do === 'ads') heartbeat.trackPlay();
  else {
    await clock.advance(plan.startupMs);
    session.presentS += plan.startupMs / 1000;
    session.otherWaitS += plan.startupMs / 1000;
  }
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

/** True when the viewer left during an ad. */
async function playParts(playing: Playing): Promise<boolean> {
  for (const [index, part] of playing.plan.parts.entries()) {
    if (await playPart(playing, part, index)) return true;
  }
  return false;
}

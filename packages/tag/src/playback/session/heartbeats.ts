import { type HeartbeatEvent, LONGEST_DURATION_MS, SHORT_STATE_MS } from '@sintonia/wire';
import { filterBatch } from '../wire/heartbeat-filter.ts';
import { warn } from './error-state.ts';
import { DRIFT_MS, WORK_QUEUE } from './session-limits.ts';
import type { Ad, Draft, PlaybackHeartbeat, SessionDraft, TimedState } from './session-state.ts';

const NO_QUALITY = { bitrate: 0, framesPerSecond: 0, droppedFrames: 0 };

const startupMs = ({ now: { quality }, startupMs }: SessionDraft) => (quality ? quality.startupS * 1000 : startupMs);

/** The open ad with its ad break. */
export const openAd = ({ adBreak }: SessionDraft): Ad | null | undefined => adBreak?.ad;

/** A heartbeat for the current time, about the current asset unless another is given. */
export function makeHeartbeat(
  s: SessionDraft,
  eventType: HeartbeatEvent,
  more: Partial<PlaybackHeartbeat> = {},
): PlaybackHeartbeat {
  const open = openAd(s);
  const { assetType = open ? 'ad' : 'main' } = more;
  const ad = assetType === 'ad' ? open : null;
  return {
    ...s.media,
    ...ad,
    ...s.chapter,
    ...(s.now.quality || NO_QUALITY),
    eventType,
    assetType,
    sessionId: s.sessionId,
    durationMs: 0,
    playheadS: s.now.playheadS,
    atMs: s.now.nowMs,
    startupMs: startupMs(s),
    metadata: {},
    ...(eventType === 'start' && { ...s.media.network, metadata: { ...s.metadata, ...ad?.metadata } }),
    ...more,
  };
}

/** Queues a heartbeat for the next release. In error state and after an idle timeout nothing is queued. */
export function addToBatch(s: SessionDraft, heartbeat: PlaybackHeartbeat): PlaybackHeartbeat {
  if (s.at === 'busy') s.batch = [...s.batch, heartbeat];
  return heartbeat;
}

/** Creates and queues a heartbeat. */
export const collect = (
  s: SessionDraft,
  eventType: HeartbeatEvent,
  more?: Partial<PlaybackHeartbeat>,
): PlaybackHeartbeat => addToBatch(s, makeHeartbeat(s, eventType, more));

/** Sends, or holds back in order while the privacy status is unknown (§ 4). */
export function send(s: Draft, heartbeat: PlaybackHeartbeat): void {
  if (s.isConsented) s.now.outputs.push({ type: 'send', heartbeat });
  else if (s.held.length < WORK_QUEUE) s.held = [...s.held, heartbeat];
}

/** Requests the settings and records the time of the request. */
export function readSettings(s: Exclude<Draft, { at: 'none' }>): void {
  s.readAtMs = s.now.nowMs;
  s.now.outputs.push({ type: 'readSettings' });
}

/** Sends the collected heartbeats, filtered and linked to the previous heartbeat of their kind. */
export function release(s: SessionDraft): void {
  for (const heartbeat of filterBatch(s.batch)) {
    const kind = `${heartbeat.eventType} ${heartbeat.adId ?? heartbeat.mediaId}`;
    s.released += 1;
    send(s, {
      ...heartbeat,
      ...(heartbeat.view && { number: s.released }), // our player only: the incumbent's clients send no parameter of ours
      previousAtMs: s.previous[kind] ?? -1,
      withIds: s.withIds,
    });
    s.previous = { ...s.previous, [kind]: heartbeat.atMs };
  }
  s.batch = [];
}

/** Time in the open state since its last heartbeat, corrected when the clock is unreliable (§ 9). */
function elapsedMs(s: SessionDraft, open: PlaybackHeartbeat, isBesideAd?: boolean): number {
  const clockMs = s.now.nowMs - open.atMs;
  if (clockMs > LONGEST_DURATION_MS || clockMs < 0) return 0;
  const movedMs = ((s.now.playheadS - open.playheadS) * 1000) / ((open.rate as number | undefined) || 1); // cast: a numeric text divides like a number
  const driftMs = Math.abs(movedMs - clockMs);
  const isContentPlay = open.eventType === 'play' && open.assetType === 'main' && !isBesideAd && !open.isBesideAd;
  if (driftMs <= DRIFT_MS || !isContentPlay) return clockMs;
  const durationMs = Math.max(0, Math.floor(Math.min(clockMs, movedMs)));
  warn(s, 'drift', durationMs, driftMs);
  return durationMs;
}

/** Sends a heartbeat with the time spent in the open state. */
const collectOpenState = (
  s: SessionDraft,
  open: PlaybackHeartbeat,
  durationMs = elapsedMs(s, open),
): PlaybackHeartbeat =>
  addToBatch(s, { ...open, durationMs, playheadS: s.now.playheadS, atMs: s.now.nowMs, startupMs: startupMs(s) });

/** Sends the time spent in the open state and closes it. */
export function closeState(s: SessionDraft, how?: Opening, isStarted?: boolean): void {
  const { open } = s;
  if (!open) return;
  const durationMs = elapsedMs(s, open, how?.isBesideAd);
  if (isStarted && open.eventType === 'start') s.startupMs = durationMs || s.startupMs;
  collectOpenState(s, open, durationMs);
  s.open = null;
}

/** What opened a state: trackPause, or the start or end of an ad break; fields of that break. */
export type Opening = Partial<PlaybackHeartbeat>;

export function openState(s: SessionDraft, state: TimedState, assetType: 'main' | 'ad', how?: Opening): void {
  if (s.at === 'busy') s.open = collect(s, state, { assetType, ...how });
}

/** Sends the time spent in the open state and keeps it open: one heartbeat, and none with a zero duration. */
export function ping(s: SessionDraft): void {
  const { open } = s;
  if (!open) return;
  collectOpenState(s, open);
  const { eventType, assetType, isTracked } = open;
  if (s.at === 'busy') s.open = makeHeartbeat(s, eventType, { assetType, isTracked });
}

/** The content is shown in another way: ends the open interval, or counts all of one that is too short to be sent. */
export function present(s: SessionDraft): void {
  const { open } = s;
  if (open && s.now.nowMs - open.atMs <= SHORT_STATE_MS) s.open = { ...open, ...s.now.quality };
  else ping(s);
}

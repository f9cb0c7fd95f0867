import type { HeartbeatEvent } from '@sintonia/wire';
import { warn } from './error-state.ts';
import { filterBatch } from './heartbeat-filter.ts';
import { DRIFT_MS, LONGEST_MS, WORK_QUEUE } from './session-limits.ts';
import type { Ad, Draft, LastingState, PlaybackHeartbeat, SessionDraft } from './session-state.ts';

const NO_QUALITY = { bitrate: 0, framesPerSecond: 0, droppedFrames: 0 };

const startupMs = ({ now: { quality }, startupMs }: SessionDraft) => (quality ? quality.startupS * 1000 : startupMs);

/** The ad that is open, in its break. */
export const openAd = ({ adBreak }: SessionDraft): Ad | null | undefined => adBreak?.ad;

/** A report of this moment, for the current asset unless told otherwise. */
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
    metadata: eventType === 'start' ? { ...s.metadata, ...ad?.metadata } : {},
    ...more,
  };
}

/** Keeps a report for the next release; in error state and after an idle end nothing is kept. */
export function addToBatch(s: SessionDraft, heartbeat: PlaybackHeartbeat): PlaybackHeartbeat {
  if (s.at === 'open') s.batch = [...s.batch, heartbeat];
  return heartbeat;
}

/** Makes and keeps a report. */
export const collect = (
  s: SessionDraft,
  eventType: HeartbeatEvent,
  more?: Partial<PlaybackHeartbeat>,
): PlaybackHeartbeat => addToBatch(s, makeHeartbeat(s, eventType, more));

/** On the wire, or held back in order while privacy is not known (§ 4). */
export function send(s: Draft, heartbeat: PlaybackHeartbeat): void {
  if (s.isReporting) s.now.outputs.push({ type: 'send', heartbeat });
  else if (s.held.length < WORK_QUEUE) s.held = [...s.held, heartbeat];
}

/** Asks for the settings, and remembers when. */
export function readSettings(s: Exclude<Draft, { at: 'none' }>): void {
  s.readAtMs = s.now.nowMs;
  s.now.outputs.push({ type: 'readSettings' });
}

/** Sends what is collected: filtered, chained by kind. */
export function release(s: SessionDraft): void {
  for (const heartbeat of filterBatch(s.batch)) {
    const kind = `${heartbeat.eventType} ${heartbeat.adId ?? heartbeat.mediaId}`;
    send(s, { ...heartbeat, previousAtMs: s.previous[kind] ?? -1, withIds: s.withIds });
    s.previous = { ...s.previous, [kind]: heartbeat.atMs };
  }
  s.batch = [];
}

/** Time in the open state since its last report, corrected where the clock cannot be trusted (§ 9). */
function elapsedMs(s: SessionDraft, open: PlaybackHeartbeat, isBesideAd?: boolean): number {
  const clockMs = s.now.nowMs - open.atMs;
  if (clockMs > LONGEST_MS || clockMs < 0) return 0;
  const movedMs = (s.now.playheadS - open.playheadS) * 1000;
  const driftMs = Math.abs(movedMs - clockMs);
  const isContentPlay = open.eventType === 'play' && open.assetType === 'main' && !isBesideAd && !open.isBesideAd;
  if (driftMs <= DRIFT_MS || !isContentPlay) return clockMs;
  const durationMs = Math.max(0, Math.floor(Math.min(clockMs, movedMs)));
  warn(s, 'drift', durationMs, driftMs);
  return durationMs;
}

/** Reports the open state as it was opened, with the time spent in it. */
const collectOpenState = (
  s: SessionDraft,
  open: PlaybackHeartbeat,
  durationMs = elapsedMs(s, open),
): PlaybackHeartbeat =>
  addToBatch(s, { ...open, durationMs, playheadS: s.now.playheadS, atMs: s.now.nowMs, startupMs: startupMs(s) });

/** Reports and closes the open state. */
export function closeState(s: SessionDraft, how?: Opening, isStarted?: boolean): void {
  const { open } = s;
  if (!open) return;
  const durationMs = elapsedMs(s, open, how?.isBesideAd);
  if (isStarted && open.eventType === 'start') s.startupMs = durationMs || s.startupMs;
  collectOpenState(s, open, durationMs);
  s.open = null;
}

/** How a state is opened: by trackPause, by the edge of an ad break. */
export type Opening = Pick<PlaybackHeartbeat, 'isTracked' | 'isBesideAd'>;

export function openState(s: SessionDraft, state: LastingState, assetType: 'main' | 'ad', how?: Opening): void {
  if (s.at === 'open') s.open = collect(s, state, { assetType, ...how });
}

/** Reports the open state and goes on in it: one report, no zero. */
export function ping(s: SessionDraft): void {
  const { open } = s;
  if (!open) return;
  collectOpenState(s, open);
  const { eventType, assetType, isTracked } = open;
  if (s.at === 'open') s.open = makeHeartbeat(s, eventType, { assetType, isTracked });
}

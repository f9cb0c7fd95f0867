import type { HeartbeatEvent } from '@sintonia/wire';
import { filterBatch } from './report-filter.ts';
import { DRIFT_MS, LONGEST_MS, WORK_QUEUE } from './session-limits.ts';
import type { Draft, LastingState, OpenState, Report, SessionDraft } from './session-state.ts';
import { log } from './session-turn.ts';

const NO_QUALITY = { bitrate: 0, framesPerSecond: 0, droppedFrames: 0 };

/** A report of this moment, for the current asset unless told otherwise. */
export function makeReport(
  s: SessionDraft,
  eventType: HeartbeatEvent,
  more: Partial<Report> & Partial<OpenState> = {},
): Report {
  const { assetType = s.ad ? 'ad' : 'main', quality = s.quality } = more;
  const ad = assetType === 'ad' ? s.ad : null;
  return {
    ...s.media,
    ...ad,
    ...s.chapter,
    ...(quality ?? NO_QUALITY),
    eventType,
    assetType,
    sessionId: s.sessionId,
    durationMs: 0,
    playheadS: s.playheadS,
    atMs: s.nowMs,
    startupMs: s.quality ? s.quality.startupS * 1000 : s.startupMs,
    metadata: eventType === 'start' ? { ...s.metadata, ...ad?.metadata } : {},
    ...more,
  };
}

/** Keeps a report for the next release; in error state and after an idle end nothing is kept. */
export function collect(
  s: SessionDraft,
  ...report: Parameters<typeof makeReport> extends [unknown, ...infer R] ? R : never
): void {
  if (!s.hasFailed && !s.isIdle) s.batch = [...s.batch, makeReport(s, ...report)];
}

/** On the wire, or held back in order while privacy is not known (§ 4). */
export function send(s: Draft, report: Report): void {
  if (s.isReporting) s.outputs.push({ type: 'send', report });
  else if (s.held.length < WORK_QUEUE) s.held = [...s.held, report];
}

/** Sends what is collected: filtered, chained by kind. */
export function release(s: SessionDraft): void {
  for (const report of filterBatch(s.batch)) {
    const kind = `${report.eventType} ${report.adId ?? report.mediaId}`;
    send(s, { ...report, previousAtMs: s.previous[kind] ?? -1, isVisitorKnown: s.isVisitorKnown });
    s.previous = { ...s.previous, [kind]: report.atMs };
  }
  s.batch = [];
}

/** Time in the open state since its last report, corrected where the clock cannot be trusted (§ 9). */
function elapsedMs(s: Draft, open: OpenState, isBesideAd: boolean): number {
  const clockMs = s.nowMs - open.sinceMs;
  if (clockMs > LONGEST_MS || clockMs < 0) return 0;
  const movedMs = (s.playheadS - open.sinceS) * 1000;
  const driftMs = Math.abs(movedMs - clockMs);
  if (driftMs <= DRIFT_MS || open.state !== 'play' || open.assetType === 'ad' || isBesideAd || open.isBesideAd)
    return clockMs;
  const durationMs = Math.max(0, Math.floor(Math.min(clockMs, movedMs)));
  log(
    s,
    `[ah::Context]  Resetting duration in lastInBandItem[main:play] call to ${durationMs} as calculated error delta (${Math.floor(driftMs)})exceeds 2sec`,
    'warn',
  );
  return durationMs;
}

const reportOpen = (s: SessionDraft, { state, assetType, quality, isTracked }: OpenState, durationMs: number) =>
  collect(s, state, { assetType, durationMs, quality, isTracked });

/** Reports and closes the open state. */
export function closeState(s: SessionDraft, { isBesideAd = false, isStarted = false } = {}): void {
  const { open } = s;
  if (!open) return;
  const durationMs = elapsedMs(s, open, isBesideAd);
  if (isStarted && open.state === 'start') s.startupMs = durationMs || s.startupMs;
  reportOpen(s, open, durationMs);
  s.open = null;
}

export interface Opening {
  readonly isTracked?: boolean;
  readonly isBesideAd?: boolean;
}

export function openState(s: SessionDraft, state: LastingState, assetType: 'main' | 'ad', how: Opening = {}): void {
  if (s.hasFailed) return;
  const { nowMs: sinceMs, playheadS: sinceS, quality } = s;
  s.open = { state, assetType, sinceMs, sinceS, quality, isTracked: false, isBesideAd: false, ...how };
  reportOpen(s, s.open, 0);
}

/** Reports the open state and goes on in it: one report, no zero. */
export function ping(s: SessionDraft): void {
  const { open, nowMs: sinceMs, playheadS: sinceS, quality } = s;
  if (!open) return;
  reportOpen(s, open, elapsedMs(s, open, false));
  s.open = { ...open, sinceMs, sinceS, quality, isBesideAd: false };
}

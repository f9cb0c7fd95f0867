import { logIfFailed } from './error-state.ts';
import { ping, readSettings, release } from './heartbeats.ts';
import { changeState } from './lasting-state.ts';
import { part } from './parts.ts';
import { playNow } from './player-steps.ts';
import { AD_INTERVAL_MS, IDLE_MS, POLL_MS, TICK_MS } from './session-limits.ts';
import { NEVER, type SessionDraft, type TrackerState } from './session-state.ts';

/** When something has to be done next, in ms since 1970; Infinity when nothing has. */
export const nextDueMs = (s: TrackerState): number =>
  !s.media || s.isCompleted || s.isIdle
    ? NEVER
    : Math.min(s.playAtMs, s.hasFailed && s.hasMoved ? NEVER : s.pollAtMs, s.hasFailed ? NEVER : s.tickAtMs);

/** The first moment after now on the grid that starts at `fromMs`; after never there is none. */
const nextOnGrid = (fromMs: number, everyMs: number, nowMs: number) =>
  nowMs + everyMs - ((nowMs - fromMs) % everyMs || 0);

/** Does what is due: the waiting play, a look at the playhead, a tick of the scheduler. */
export function runDueWork(s: SessionDraft): void {
  if (s.nowMs >= s.playAtMs) playNow(s);
  if (s.nowMs >= s.pollAtMs) {
    s.pollAtMs = nextOnGrid(s.pollAtMs, POLL_MS, s.nowMs);
    lookAtPlayhead(s);
  }
  if (s.nowMs >= s.tickAtMs) tick(s);
}

function lookAtPlayhead(s: SessionDraft): void {
  const isMoving = s.playheadS !== s.polledS;
  const isContent = s.open?.assetType === 'main' && /^(play|stall)$/.test(s.open.eventType);
  s.polledS = s.playheadS;
  s.unmovedPolls = isContent && !isMoving ? s.unmovedPolls + 1 : 0;
  if (isMoving && !s.hasMoved && (isContent || s.hasFailed)) {
    s.hasMoved = true;
    logIfFailed(s);
    if (s.open?.eventType === 'play') ping(s); // the first movement is reported at once
  }
  if (isContent) changeState(s);
}

const reportingMs = ({ ad, settings }: SessionDraft) =>
  ad?.granular ? AD_INTERVAL_MS : settings.trackingIntervalS * 1000;

/** A thing on the scheduler happens at the tick nearest to its time, so half a tick early counts. */
const HALF_MS = TICK_MS / 2;

/** Chooses the next tick that has something to do: a release, a report, a reading of the settings, the idle end. */
export function planTick(s: SessionDraft): void {
  const dueMs = Math.min(
    s.open ? s.open.atMs + reportingMs(s) : NEVER,
    s.readAtMs + s.settings.checkIntervalS * 1000,
    s.idleSinceMs + IDLE_MS,
  );
  const fromMs = s.batch[0] ? s.nowMs : Math.max(s.nowMs, dueMs - HALF_MS);
  s.tickAtMs = nextOnGrid(s.startedMs, TICK_MS, fromMs);
}

function tick(s: SessionDraft): void {
  const isDue = (sinceMs: number, intervalMs: number) => s.nowMs - sinceMs > intervalMs - HALF_MS;
  release(s);
  if (s.open && isDue(s.open.atMs, reportingMs(s))) ping(s);
  if (isDue(s.readAtMs, s.settings.checkIntervalS * 1000)) readSettings(s);
  if (isDue(s.idleSinceMs, IDLE_MS)) part('ads').endIdle(s);
}

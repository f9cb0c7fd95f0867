import { logIfFailed } from './error-state.ts';
import { ping, readSettings, release } from './heartbeats.ts';
import { part } from './parts.ts';
import { playNow } from './player-steps.ts';
import { AD_INTERVAL_MS, IDLE_MS, POLL_MS, TICK_MS } from './session-limits.ts';
import { type ActiveSession, NEVER, type SessionDraft, type TrackerState } from './session-state.ts';
import { changeState } from './timed-state.ts';

/** Time of the next due work, in ms since 1970; Infinity when nothing is due. */
export const nextDueMs = (s: TrackerState): number =>
  s.at !== 'busy' && s.at !== 'failed'
    ? NEVER
    : Math.min(playAtMs(s), s.failing && s.hasMoved ? NEVER : pollAtMs(s), tickAtMs(s));

const playAtMs = ({ firstPlay }: ActiveSession) => firstPlay?.playAtMs ?? NEVER;
const pollAtMs = ({ watch }: ActiveSession) => watch?.nextMs ?? NEVER;
const tickAtMs = ({ failing, tickAtMs }: ActiveSession) => (failing ? NEVER : tickAtMs);

/** The first time after now on the grid that starts at `fromMs`; `Infinity` when `fromMs` is infinite. */
const nextOnGrid = (fromMs: number, everyMs: number, nowMs: number) =>
  nowMs + everyMs - ((nowMs - fromMs) % everyMs || 0);

/** Runs whatever is due: the delayed play, a playhead check, a scheduler tick. */
export function runDueWork(s: SessionDraft): void {
  const { nowMs } = s.now;
  if (nowMs >= playAtMs(s)) playNow(s);
  if (s.watch && nowMs >= s.watch.nextMs) lookAtPlayhead(s, s.watch);
  if (nowMs >= tickAtMs(s)) tick(s);
}

function lookAtPlayhead(s: SessionDraft, { nextMs, seenS }: NonNullable<ActiveSession['watch']>): void {
  const { nowMs, playheadS } = s.now;
  const { open } = s;
  const isMoving = playheadS !== seenS;
  const isContent = open?.assetType === 'main' && /^(play|stall)$/.test(open.eventType);
  s.watch = { nextMs: nextOnGrid(nextMs, POLL_MS, nowMs), seenS: playheadS };
  s.unmovedPolls = isContent && !isMoving ? s.unmovedPolls + 1 : 0;
  if (isMoving && !s.hasMoved && (isContent || s.failing)) {
    s.hasMoved = true;
    logIfFailed(s);
    if (open?.eventType === 'play') ping(s); // the first playhead movement is reported at once
  }
  if (isContent) changeState(s);
}

const reportingMs = ({ adBreak, settings }: SessionDraft) =>
  adBreak?.ad?.granular ? AD_INTERVAL_MS : settings.trackingIntervalS * 1000;

/** Scheduled work runs at the tick nearest to its time, so it may run up to half a tick early. */
const HALF_MS = TICK_MS / 2;

/** Finds the next tick with work: releasing heartbeats, a periodic heartbeat, reading settings, the idle timeout. */
export function planTick(s: SessionDraft): void {
  const { open } = s;
  const dueMs = Math.min(
    open ? open.atMs + reportingMs(s) : NEVER,
    s.readAtMs + s.settings.checkIntervalS * 1000,
    s.idleSinceMs + IDLE_MS,
  );
  const fromMs = s.batch[0] ? s.now.nowMs : Math.max(s.now.nowMs, dueMs - HALF_MS);
  s.tickAtMs = nextOnGrid(s.startedMs, TICK_MS, fromMs);
}

function tick(s: SessionDraft): void {
  const isDue = (sinceMs: number, intervalMs: number) => s.now.nowMs - sinceMs > intervalMs - HALF_MS;
  release(s);
  const { open } = s;
  if (open && isDue(open.atMs, reportingMs(s))) ping(s);
  if (isDue(s.readAtMs, s.settings.checkIntervalS * 1000)) readSettings(s);
  if (isDue(s.idleSinceMs, IDLE_MS)) part(s, 'ads').endIdle(s);
}

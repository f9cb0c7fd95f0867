import { hasFailed } from './error-state.ts';
import { changeState } from './lasting-state.ts';
import { playNow } from './player-steps.ts';
import { closeState, collect, makeReport, ping, release } from './reports.ts';
import { AD_INTERVAL_MS, IDLE_MS, POLL_MS, STALLED_POLLS, TICK_MS } from './session-limits.ts';
import type { Session, TrackerState } from './session-state.ts';
import type { SessionTurn } from './session-turn.ts';

/** A thing on the scheduler happens at the tick nearest to its time, so half a tick early counts. */
const isDue = (elapsedMs: number, intervalMs: number) => elapsedMs > intervalMs - TICK_MS / 2;

/** When something has to be done next, in ms since 1970; Infinity when nothing has. */
export function nextDueMs({ session }: TrackerState): number {
  if (!session || session.isCompleted) return Number.POSITIVE_INFINITY;
  if (session.hasFailed)
    return Math.min(session.playAtMs, session.hasMoved ? Number.POSITIVE_INFINITY : session.nextPollMs);
  return session.isIdle ? Number.POSITIVE_INFINITY : Math.min(session.playAtMs, session.nextPollMs, session.nextTickMs);
}

/** The first moment after now on the grid that starts at `fromMs`. */
const nextOnGrid = (fromMs: number, everyMs: number, nowMs: number) =>
  fromMs + Math.max(1, Math.floor((nowMs - fromMs) / everyMs) + 1) * everyMs;

/** Does what is due: the waiting play, a look at the playhead, a tick of the scheduler. */
export function doWhatIsDue(turn: SessionTurn): void {
  const { session, nowMs } = turn;
  if (nowMs >= session.playAtMs) playNow(turn);
  if (nowMs >= session.nextPollMs) {
    session.nextPollMs = nextOnGrid(session.nextPollMs, POLL_MS, nowMs);
    lookAtPlayhead(turn);
  }
  if (nowMs >= session.nextTickMs) {
    session.nextTickMs = nextOnGrid(session.startedMs, TICK_MS, nowMs);
    tick(turn);
  }
}

function lookAtPlayhead(turn: SessionTurn) {
  const { session, playheadS } = turn;
  const isMoving = playheadS !== session.polledS;
  session.polledS = playheadS;
  if (session.hasFailed) {
    if (isMoving && !session.hasMoved) session.hasMoved = hasFailed(turn);
    return;
  }
  const { open } = session;
  if (open?.asset !== 'main' || (open.state !== 'play' && open.state !== 'stall')) {
    session.stillPolls = 0;
    return;
  }
  session.stillPolls = isMoving ? 0 : session.stillPolls + 1;
  session.isStalled = session.stillPolls >= STALLED_POLLS;
  if (isMoving && !session.hasMoved) {
    session.hasMoved = true;
    if (open.state === 'play') ping(turn); // the first movement is told at once
  }
  changeState(turn);
}

const reportingMs = ({ ad }: Session, { settings }: TrackerState) =>
  ad?.isGranular ? AD_INTERVAL_MS : settings.trackingIntervalS * 1000;

function tick(turn: SessionTurn) {
  const { session, state, nowMs, outputs } = turn;
  release(turn);
  if (session.hasFailed || session.isIdle) return;
  if (session.open && isDue(nowMs - session.open.sinceMs, reportingMs(session, state))) ping(turn);
  if (session.hasBegun && isDue(nowMs - session.settingsReadMs, state.settings.checkIntervalS * 1000)) {
    session.settingsReadMs = nowMs;
    outputs.push({ type: 'readSettings' });
  }
  if (isDue(nowMs - session.idleSinceMs, IDLE_MS)) endIdle(turn);
}

/** Half an hour without play: the session ends, and the next play begins another (§ 9). */
function endIdle(turn: SessionTurn): void {
  closeState(turn);
  collect(turn, makeReport(turn, 'end', { asset: 'main' }));
  release(turn);
  turn.session.isIdle = true;
}

import { hasFailed } from './error-state.ts';
import { changeState } from './lasting-state.ts';
import type { SessionTurn } from './session-turn.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** Stops the wait for the first play; what was asked for stays due. */
export function cancelWaitingPlay({ session }: SessionTurn): void {
  session.playAtMs = NEVER;
}

export function playNow(turn: SessionTurn): void {
  const { session } = turn;
  hasFailed(turn);
  session.player = 'play';
  session.isStalled = false;
  session.isPlayDue = false;
  session.isWaitOver = true;
  session.playAtMs = NEVER;
  changeState(turn, { isForced: true });
}

/** trackPlay: ends buffering or seeking, and waits for a preroll the first time (§ 4). */
export function play(turn: SessionTurn) {
  const { session } = turn;
  if (session.isSeeking) completeSeek(turn);
  if (session.isBuffering) completeBuffer(turn);
  if (session.isWaitOver || session.prerollWaitMs <= 0) return playNow(turn);
  session.isPlayDue = true;
  waitForPreroll(turn);
}

function waitForPreroll({ session, nowMs }: SessionTurn): void {
  if (session.isPlayDue && session.playAtMs === NEVER) session.playAtMs = nowMs + session.prerollWaitMs;
}

export function pause(turn: SessionTurn): void {
  const { session } = turn;
  hasFailed(turn);
  session.player = 'pause';
  session.isPlayDue = false;
  session.isWaitOver = true;
  cancelWaitingPlay(turn);
  changeState(turn, { isForced: true, isTracked: true });
}

export function startBuffer(turn: SessionTurn): void {
  hasFailed(turn);
  cancelWaitingPlay(turn);
  turn.session.isBuffering = true;
  changeState(turn, { isForced: true });
}

export function completeBuffer(turn: SessionTurn): void {
  hasFailed(turn);
  turn.session.isBuffering = false;
  goOn(turn);
}

export function startSeek(turn: SessionTurn): void {
  hasFailed(turn);
  cancelWaitingPlay(turn);
  turn.session.isSeeking = true;
  changeState(turn, { isForced: true });
}

export function completeSeek(turn: SessionTurn): void {
  hasFailed(turn);
  turn.session.isSeeking = false;
  goOn(turn);
}

/** After buffering or seeking: what was before it, or paused when there was nothing yet; the first play waits anew. */
function goOn(turn: SessionTurn): void {
  const { session } = turn;
  if (session.player === 'init') session.player = 'pause';
  changeState(turn);
  waitForPreroll(turn);
}

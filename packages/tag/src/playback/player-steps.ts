import { changeState } from './lasting-state.ts';
import { NEVER, type SessionDraft } from './session-state.ts';

/** The player plays, or is paused by a call: the first play waits no more. */
function settle(s: SessionDraft, player: 'play' | 'pause'): void {
  s.player = player;
  s.unmovedPolls = 0;
  s.isPlayDue = false;
  s.waitMs = 0;
  s.playAtMs = NEVER;
  changeState(s, true, { isTracked: player === 'pause' });
}

export const playNow = (s: SessionDraft): void => settle(s, 'play');
export const pause = (s: SessionDraft): void => settle(s, 'pause');

/** trackPlay: ends buffering or seeking, and waits for a preroll the first time (§ 4). */
export function play(s: SessionDraft): void {
  if (s.isSeeking) complete(s, 'isSeeking');
  if (s.isBuffering) complete(s, 'isBuffering');
  s.isPlayDue = true;
  if (s.waitMs > 0) waitForPreroll(s);
  else playNow(s);
}

function waitForPreroll(s: SessionDraft): void {
  if (s.isPlayDue) s.playAtMs = Math.min(s.playAtMs, s.nowMs + s.waitMs);
}

export function begin(s: SessionDraft, what: 'isBuffering' | 'isSeeking'): void {
  s.playAtMs = NEVER;
  s.unmovedPolls = 0;
  s[what] = true;
  changeState(s, true);
}

/** After buffering or seeking: what was before it, or paused when there was nothing yet; the first play waits again. */
export function complete(s: SessionDraft, what: 'isBuffering' | 'isSeeking'): void {
  s[what] = false;
  if (s.player === 'init') s.player = 'pause';
  changeState(s);
  waitForPreroll(s);
}

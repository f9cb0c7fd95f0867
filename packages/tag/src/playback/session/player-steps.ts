import { type FirstPlay, NEVER, type SessionDraft } from './session-state.ts';
import { changeState } from './timed-state.ts';

/** The player plays, or a call pauses it: ends the preroll wait. */
function settle(s: SessionDraft, player: 'play' | 'pause'): void {
  s.player = player;
  s.unmovedPolls = 0;
  s.firstPlay = null;
  changeState(s, true, { isTracked: player === 'pause' });
}

export const playNow = (s: SessionDraft): void => settle(s, 'play');
export const pause = (s: SessionDraft): void => settle(s, 'pause');

/** trackPlay: ends buffering or seeking, and waits for a preroll the first time (§ 4). */
export function play(s: SessionDraft): void {
  if (s.interruption) complete(s);
  if (s.firstPlay && s.firstPlay.waitMs > 0) waitForPreroll(s, s.firstPlay);
  else playNow(s);
}

/** Starts the preroll wait of the first play, unless it is already running. */
function waitForPreroll(s: SessionDraft, { waitMs, playAtMs }: FirstPlay): void {
  s.firstPlay = { waitMs, playAtMs: Math.min(playAtMs ?? NEVER, s.now.nowMs + waitMs) };
}

/** The delayed play stays requested, but does not start by itself. */
export function holdPlay(s: SessionDraft): void {
  if (s.firstPlay?.playAtMs) s.firstPlay = { ...s.firstPlay, playAtMs: NEVER };
}

export function begin(s: SessionDraft, what: 'buffering' | 'seeking'): void {
  holdPlay(s);
  s.unmovedPolls = 0;
  s.interruption = what;
  changeState(s, true);
}

/** After buffering or seeking: restores the previous state, or pause when there was none. A first play waits again. */
export function complete(s: SessionDraft): void {
  s.interruption = null;
  if (s.player === 'init') s.player = 'pause';
  changeState(s);
  if (s.firstPlay?.playAtMs) waitForPreroll(s, s.firstPlay);
}

import { logIfFailed } from './error-state.ts';
import { closeState, type Opening, openState } from './heartbeats.ts';
import { part } from './parts.ts';
import { POLL_MS, STALLED_POLLS } from './session-limits.ts';
import { type LastingState, NEVER, type SessionDraft } from './session-state.ts';

/** What the player is doing, as the wire tells it. */
function stateOf(s: SessionDraft): [LastingState, 'main' | 'ad'] {
  const assetType = s.ad ? 'ad' : 'main';
  if (s.isBuffering || (s.adBreak && !s.ad)) return ['buffer', assetType]; // the gaps of a break too
  if (s.isSeeking || s.player === 'pause') return ['pause', assetType];
  if (s.player === 'init') return ['start', assetType];
  return [s.unmovedPolls < STALLED_POLLS || s.ad ? 'play' : 'stall', assetType];
}

/**
 * Closes the open state and opens the one the player is in now; nothing when it is the same one, unless
 * `isForced`. After an idle end the next play begins a new session.
 */
export function changeState(s: SessionDraft, isForced?: boolean, how?: Opening): void {
  logIfFailed(s);
  const [state, assetType] = stateOf(s);
  const isResting = s.player === 'pause' || s.isBuffering || s.isSeeking;
  s.idleSinceMs = isResting ? Math.min(s.idleSinceMs, s.nowMs) : NEVER;
  if (state === 'play' && s.pollAtMs === NEVER) watchPlayhead(s);
  if (s.isIdle) {
    if (state === 'play') part('ads').resume(s);
    return;
  }
  if (!isForced && s.open?.eventType === state && s.open.assetType === assetType) return;
  closeState(s, how, true);
  openState(s, state, assetType, how);
}

export function watchPlayhead(s: SessionDraft): void {
  s.pollAtMs = s.nowMs + POLL_MS;
  s.polledS = s.playheadS;
}

import { logIfFailed } from './error-state.ts';
import { closeState, type Opening, openAd, openState } from './heartbeats.ts';
import { part } from './parts.ts';
import { POLL_MS, STALLED_POLLS } from './session-limits.ts';
import { NEVER, type SessionDraft, type TimedState } from './session-state.ts';

/** The player's current state, in terms of the wire. */
function stateOf(s: SessionDraft): [TimedState, 'main' | 'ad'] {
  const ad = openAd(s);
  const assetType = ad ? 'ad' : 'main';
  if (s.interruption === 'buffering' || (s.adBreak && !ad)) return ['buffer', assetType]; // also between the ads of a break
  if (s.interruption || s.player === 'pause') return ['pause', assetType];
  if (s.player === 'init') return ['start', assetType];
  return [s.unmovedPolls < STALLED_POLLS || ad ? 'play' : 'stall', assetType];
}

/**
 * Closes the open state and opens the player's current state. Does nothing when they are the same, unless
 * `isForced`. After an idle timeout the next play starts a new session.
 */
export function changeState(s: SessionDraft, isForced?: boolean, how?: Opening): void {
  logIfFailed(s);
  const [state, assetType] = stateOf(s);
  const isResting = s.player === 'pause' || s.interruption;
  s.idleSinceMs = isResting ? Math.min(s.idleSinceMs, s.now.nowMs) : NEVER;
  if (state === 'play' && !s.watch) watchPlayhead(s);
  if (s.at === 'idle') {
    if (state === 'play') part(s, 'ads').resume(s);
    return;
  }
  const { open } = s;
  if (!isForced && open?.eventType === state && open.assetType === assetType) return;
  closeState(s, how, true);
  openState(s, state, assetType, how);
}

export function watchPlayhead(s: SessionDraft): void {
  s.watch = { nextMs: s.now.nowMs + POLL_MS, seenS: s.now.playheadS };
}

import { closeState, collect, makeReport, type Opening, openState, release } from './reports.ts';
import { POLL_MS } from './session-limits.ts';
import type { LastingState, Session } from './session-state.ts';
import { newSessionId, type SessionTurn } from './session-turn.ts';
import { startAnalytics } from './start-analytics.ts';

/** What the player is doing, as the wire tells it. */
function stateOf(session: Session): [LastingState, 'main' | 'ad'] {
  const asset = session.ad ? 'ad' : 'main';
  if (session.adBreak && !session.ad) return ['buffer', 'main']; // the gaps of a break
  if (session.isBuffering) return ['buffer', asset];
  if (session.isSeeking || session.player === 'pause') return ['pause', asset];
  if (session.player === 'init') return ['start', asset];
  return [session.isStalled && asset === 'main' ? 'stall' : 'play', asset];
}

/** Opens the state the player is in, after an ad or chapter was reported in between. */
export function openCurrentState(turn: SessionTurn, how: Opening = {}): void {
  if (!turn.session.isIdle) openState(turn, ...stateOf(turn.session), how);
}

/** Closes the open state, lets something be told, and opens the same state again. */
export function reopenState(turn: SessionTurn, tell: () => void): void {
  const { open } = turn.session;
  closeState(turn);
  tell();
  if (open) openState(turn, open.state, open.asset, { isTracked: open.isTracked });
}

/**
 * Closes the open state and opens the one the player is in now; nothing when it is the same one, unless
 * `isForced`. After an idle end the next play begins a new session.
 */
export function changeState(
  turn: SessionTurn,
  { isForced = false, ...how }: Opening & { isForced?: boolean } = {},
): void {
  const { session } = turn;
  const [state, asset] = stateOf(session);
  const isStill = session.player === 'pause' || session.isBuffering || session.isSeeking;
  if (!isStill) session.idleSinceMs = Number.POSITIVE_INFINITY;
  else if (session.idleSinceMs === Number.POSITIVE_INFINITY) session.idleSinceMs = turn.nowMs;
  if (state === 'play' && session.nextPollMs === Number.POSITIVE_INFINITY) watchPlayhead(turn);
  if (session.isIdle) {
    if (state === 'play') wake(turn, asset);
    return;
  }
  const { open } = session;
  if (!isForced && open?.state === state && open.asset === asset) return;
  closeState(turn, { isBesideAd: how.isBesideAd ?? false, isStarted: true });
  openState(turn, state, asset, how);
}

function watchPlayhead({ session, nowMs, playheadS }: SessionTurn): void {
  session.nextPollMs = nowMs + POLL_MS;
  session.polledS = playheadS;
  session.stillPolls = 0;
}

/** Play after an idle end: a new session of the same media, marked as resumed (§ 9). */
function wake(turn: SessionTurn, asset: 'main' | 'ad'): void {
  const { session } = turn;
  session.isIdle = false;
  session.sessionId = newSessionId(turn);
  session.previous = {};
  session.hasMoved = false;
  session.settingsReadMs = turn.nowMs;
  watchPlayhead(turn);
  openState(turn, 'start', 'main');
  release(turn);
  collect(turn, makeReport(turn, 'resume', { asset: 'main' }));
  if (session.ad) {
    session.ad = { ...session.ad, sessionId: newSessionId(turn) };
    collect(turn, makeReport(turn, 'start'));
  }
  if (session.chapter) {
    session.chapter = { ...session.chapter, sessionId: newSessionId(turn) };
    collectChapterStart(turn);
  }
  startAnalytics(turn, 'main');
  closeState(turn);
  openState(turn, 'play', asset);
}

export function collectChapterStart(turn: SessionTurn): void {
  const { session } = turn;
  const metadata = { ...session.metadata, ...session.chapter?.metadata };
  collect(turn, makeReport(turn, 'chapter_start', { asset: 'main', metadata }));
}

import { completeAdBreak } from './ad-steps.ts';
import { skipChapter } from './chapter-steps.ts';
import { fail, hasFailed } from './error-state.ts';
import { badMedia } from './invalid-input.ts';
import type { MediaObject } from './media-objects.ts';
import { readMediaOptions } from './media-options.ts';
import { toMetadata, withMediaType } from './metadata.ts';
import { closeState, collect, makeReport, openState, release } from './reports.ts';
import { TICK_MS } from './session-limits.ts';
import type { Session } from './session-state.ts';
import { log, newSessionId, type SessionTurn, type Turn } from './session-turn.ts';
import { startAnalytics } from './start-analytics.ts';

const NEVER = Number.POSITIVE_INFINITY;

export function startSession(turn: Turn, given: MediaObject<'media'>, metadata: unknown) {
  const { state, nowMs } = turn;
  const { isResumed, prerollWaitMs, standardMetadata } = readMediaOptions(given, (text) => log(turn, text, 'warn'));
  const mediaType = given.info.mediaType === 'audio' ? 'audio' : 'video';
  const session: Session = {
    media: { ...given.info, mediaType },
    metadata: withMediaType(toMetadata(metadata, standardMetadata), mediaType),
    prerollWaitMs,
    startedMs: nowMs,
    isCompleted: false,
    sessionId: newSessionId(turn),
    adBreak: null,
    ad: null,
    chapter: null,
    player: 'init',
    isBuffering: false,
    isSeeking: false,
    isStalled: false,
    isPlayDue: false,
    isWaitOver: false,
    playAtMs: NEVER,
    open: null,
    startupMs: 0,
    batch: [],
    previous: {},
    hasBegun: false,
    isVisitorKnown: false,
    nextTickMs: nowMs + TICK_MS,
    nextPollMs: NEVER,
    polledS: turn.playheadS,
    stillPolls: 0,
    hasMoved: false,
    idleSinceMs: NEVER,
    isIdle: false,
    settingsReadMs: nowMs,
    hasFailed: false,
    hasAnalyticsFailed: false,
  };
  state.session = session;
  const now: SessionTurn = { ...turn, session };
  const bad = badMedia(given.info, state.playerName, turn.playheadS);
  if (bad) return fail(now, bad, 'start');
  openState(now, 'start', 'main');
  release(now); // the very first start does not wait
  if (isResumed) collect(now, makeReport(now, 'resume'));
  startAnalytics(now, 'main');
}

/** Skips the open ad, completes the break, skips the chapter, and ends the media (§ 4). */
export function endMedia(turn: SessionTurn, event: 'complete' | 'end'): void {
  const { session } = turn;
  session.isPlayDue = false;
  session.playAtMs = NEVER;
  if (session.adBreak) completeAdBreak(turn);
  if (session.chapter) skipChapter(turn);
  hasFailed(turn);
  const last = event === 'complete' ? { ...turn, playheadS: session.media.lengthS } : turn;
  closeState(last);
  collect(last, makeReport(last, event));
  release(last);
  session.isCompleted = true;
}

export function endSession(turn: SessionTurn): void {
  if (!turn.session.isCompleted) endMedia(turn, 'end');
  hasFailed(turn);
  turn.state.session = null;
}

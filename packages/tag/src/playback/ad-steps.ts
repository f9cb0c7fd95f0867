import { fail, hasFailed } from './error-state.ts';
import { badAd, badAdBreak, badAdLength } from './invalid-input.ts';
import { changeState, openCurrentState } from './lasting-state.ts';
import { md5 } from './md5.ts';
import type { MediaObject } from './media-objects.ts';
import { readAdOptions } from './media-options.ts';
import { toMetadata } from './metadata.ts';
import { cancelWaitingPlay, playNow } from './player-steps.ts';
import { closeState, collect, makeReport } from './reports.ts';
import { log, newSessionId, type SessionTurn } from './session-turn.ts';
import { startAnalytics } from './start-analytics.ts';

export function startAdBreak(turn: SessionTurn, { info }: MediaObject<'adBreak'>) {
  const { session } = turn;
  if (session.adBreak) completeAdBreak(turn);
  hasFailed(turn);
  session.adBreak = { ...info, id: `${md5(String(session.media.id))}_${info.position}` };
  if (session.hasFailed) return;
  const bad = badAdBreak(info, turn.state.playerName);
  if (bad) return fail(turn, bad, 'chapter');
  cancelWaitingPlay(turn); // an ad break in the wait is a preroll: it takes the play
  changeState(turn, { isBesideAd: true });
}

export function completeAdBreak(turn: SessionTurn): void {
  const { session } = turn;
  if (session.ad) skipAd(turn);
  hasFailed(turn);
  session.adBreak = null;
  changeState(turn, { isBesideAd: true });
  if (session.isPlayDue) playNow(turn);
}

export function startAd(turn: SessionTurn, given: MediaObject<'ad'>, metadata: unknown) {
  const { session } = turn;
  const { adBreak } = session;
  if (!adBreak) return;
  if (session.ad) skipAd(turn);
  hasFailed(turn);
  const { info } = given;
  const { isGranular, standardMetadata } = readAdOptions(given, (text) => log(turn, text, 'warn'));
  const ad = {
    ...info,
    adBreak,
    isGranular,
    sessionId: newSessionId(turn),
    metadata: toMetadata(metadata, standardMetadata),
  };
  const bad = session.hasFailed ? null : badAd(info);
  if (bad) {
    fail(turn, bad, 'ad');
    session.ad = ad;
    return;
  }
  closeState(turn);
  session.ad = ad;
  collect(turn, makeReport(turn, 'start'));
  const badLength = session.hasFailed ? null : badAdLength(info);
  if (badLength) return fail(turn, badLength, 'adLength');
  if (!session.hasFailed) startAnalytics(turn, 'ad');
  if (session.player === 'init' && !session.isBuffering && !session.isSeeking) {
    session.player = 'play'; // an ad before any play plays by itself
    session.isPlayDue = false;
    session.isWaitOver = true;
  }
  changeState(turn, { isForced: true });
}

export function completeAd(turn: SessionTurn): void {
  hasFailed(turn);
  closeState(turn);
  collect(turn, makeReport(turn, 'complete'));
  leaveAd(turn);
}

/** A skipped ad has no event of its own: it stops appearing. */
export function skipAd(turn: SessionTurn): void {
  hasFailed(turn);
  closeState(turn);
  leaveAd(turn);
}

function leaveAd(turn: SessionTurn): void {
  turn.session.ad = null;
  openCurrentState(turn);
}

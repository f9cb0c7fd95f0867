import { fail, hasFailed } from './error-state.ts';
import { badChapter } from './invalid-input.ts';
import { collectChapterStart, reopenState } from './lasting-state.ts';
import { md5 } from './md5.ts';
import type { MediaObject } from './media-objects.ts';
import { toMetadata } from './metadata.ts';
import { collect, makeReport } from './reports.ts';
import { newSessionId, type SessionTurn } from './session-turn.ts';

export function startChapter(turn: SessionTurn, { info }: MediaObject<'chapter'>, metadata: unknown) {
  const { session } = turn;
  if (session.chapter) skipChapter(turn);
  hasFailed(turn);
  const chapter = {
    ...info,
    id: `${md5(String(session.media.id))}_${info.position}`,
    sessionId: newSessionId(turn),
    metadata: toMetadata(metadata, undefined),
  };
  const bad = session.hasFailed ? null : badChapter(info);
  if (bad) fail(turn, bad, 'chapter');
  reopenState(turn, () => {
    session.chapter = chapter;
    collectChapterStart(turn);
  });
}

export function completeChapter(turn: SessionTurn): void {
  hasFailed(turn);
  reopenState(turn, () => {
    collect(turn, makeReport(turn, 'chapter_complete', { asset: 'main' }));
    turn.session.chapter = null;
  });
}

/** A skipped chapter has no event of its own: it stops appearing. */
export function skipChapter(turn: SessionTurn): void {
  hasFailed(turn);
  reopenState(turn, () => {
    turn.session.chapter = null;
  });
}

import { closeState, collect, openState, release } from '../session/heartbeats.ts';
import { become, NEVER, newSessionId, type SessionDraft } from '../session/session-state.ts';
import { startAnalytics } from '../session/start-analytics.ts';
import { changeState, watchPlayhead } from '../session/timed-state.ts';
import { collectChapterStart } from './chapter-steps.ts';

/** Idle timeout: after 30 minutes without play the session ends, and the next play starts a new one (§ 9). */
export function endIdle(s: SessionDraft): void {
  closeState(s);
  collect(s, 'end', { assetType: 'main' });
  release(s);
  become(s, { at: 'idle', open: null });
}

/** Play after an idle timeout: a new session of the same media, marked as resumed (§ 9). */
export function resume(s: SessionDraft): void {
  become(s, { at: 'busy', open: null });
  s.sessionId = newSessionId(s);
  s.previous = {};
  s.hasMoved = false;
  if (s.readAtMs < NEVER) s.readAtMs = s.now.nowMs;
  watchPlayhead(s);
  openState(s, 'start', 'main');
  release(s);
  collect(s, 'resume', { assetType: 'main' });
  startInsertsAgain(s);
  startAnalytics(s);
  changeState(s);
}

/** Starts the open ad and chapter again in the new session. */
function startInsertsAgain(s: SessionDraft): void {
  const { adBreak } = s;
  if (adBreak?.ad) {
    s.adBreak = { info: adBreak.info, ad: { ...adBreak.ad, adSessionId: newSessionId(s) } };
    collect(s, 'start');
  }
  if (s.chapter) {
    s.chapter = { ...s.chapter, chapterSessionId: newSessionId(s) };
    collectChapterStart(s);
  }
}

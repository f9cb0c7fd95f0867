import { collectChapterStart } from './chapter-steps.ts';
import { closeState, collect, openState, release } from './heartbeats.ts';
import { become, NEVER, newSessionId, type SessionDraft } from './session-state.ts';
import { startAnalytics } from './start-analytics.ts';
import { changeState, watchPlayhead } from './timed-state.ts';

/** Idle timeout: after 30 minutes without play the session ends, and the next play starts a new one (§ 9). */
export function endIdle(s: SessionDraft): void {
  closeState(s);
  collect(s, 'end', { assetType: 'main' });
  release(s);
  become(s, { at: 'idle', open: null });
}

/** Play after an idle timeout: a new session of the same media, marked as resumed (§ 9). */
export function resume(s: SessionDraft): void {
  become(s, { at: 'open', open: null });
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

import { positionId } from './ad-steps.ts';
import { fail, tellIfFailed } from './error-state.ts';
import { badChapter } from './invalid-input.ts';
import { collectChapterStart, reopenState } from './lasting-state.ts';
import { type ChapterInfo, infoOf } from './media-objects.ts';
import { toMetadata } from './metadata.ts';
import { collect } from './reports.ts';
import type { SessionDraft } from './session-state.ts';
import { newSessionId } from './session-turn.ts';

export function startChapter(s: SessionDraft, given: unknown, metadata: unknown): void {
  const info = infoOf(given, 'chapter') as ChapterInfo; // cast: the rules have seen it
  if (s.chapter) skipChapter(s);
  tellIfFailed(s);
  fail(s, badChapter(info), 'chapter');
  reopenState(s, () => {
    s.chapter = {
      ...info,
      chapterId: positionId(s, info.chapterPosition),
      chapterSessionId: newSessionId(s),
      metadata: toMetadata(metadata),
    };
    collectChapterStart(s);
  });
}

export function completeChapter(s: SessionDraft): void {
  reopenState(s, () => {
    collect(s, 'chapter_complete', { assetType: 'main' });
    leaveChapter(s);
  });
}

/** A skipped chapter has no event of its own: it stops appearing. */
export function skipChapter(s: SessionDraft): void {
  reopenState(s, () => leaveChapter(s));
}

function leaveChapter(s: SessionDraft): void {
  tellIfFailed(s);
  s.chapter = null;
}

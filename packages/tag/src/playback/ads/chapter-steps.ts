import type { Extras } from '../session/call-table.ts';
import { fail, logIfFailed } from '../session/error-state.ts';
import { closeState, collect } from '../session/heartbeats.ts';
import type { ChapterInfo } from '../session/media-info.ts';
import { toMetadata } from '../session/metadata.ts';
import { newSessionId, type SessionDraft } from '../session/session-state.ts';
import type { Kinds } from '../session/usable.ts';
import { positionId } from './ad-calls.ts';

const CHAPTER_KINDS = {
  chapterPosition: 'number',
  chapterStartS: 'number',
  chapterLengthS: 'number',
} as const satisfies Kinds;

export function startChapter(s: SessionDraft, info: ChapterInfo, { metadata }: Extras): void {
  if (s.chapter) skipChapter(s);
  logIfFailed(s);
  fail(s, info, CHAPTER_KINDS, 'chapter');
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

/** The wire has no event for a skipped chapter: later heartbeats leave it out. */
export function skipChapter(s: SessionDraft): void {
  reopenState(s, leaveChapter);
}

function leaveChapter(s: SessionDraft): void {
  logIfFailed(s);
  s.chapter = null;
}

export function collectChapterStart(s: SessionDraft): void {
  collect(s, 'chapter_start', { assetType: 'main', metadata: { ...s.metadata, ...s.chapter?.metadata } });
}

/** Closes the open state, sends the given event, and opens the same state again. */
function reopenState(s: SessionDraft, log: (s: SessionDraft) => void): void {
  const { open } = s;
  closeState(s);
  log(s);
  if (open && s.at === 'busy')
    s.open = collect(s, open.eventType, { assetType: open.assetType, isTracked: open.isTracked });
}

import { completeAdBreak } from './ad-steps.ts';
import { skipChapter } from './chapter-steps.ts';
import { fail, tellIfFailed } from './error-state.ts';
import { badMedia } from './invalid-input.ts';
import { infoOf, type MediaInfo, type MediaObject } from './media-objects.ts';
import { readOption } from './media-options.ts';
import { MEDIA_TYPE_KEY, toMetadata } from './metadata.ts';
import { closeState, collect, openState, release } from './reports.ts';
import { PREROLL_WAIT_MS } from './session-limits.ts';
import { type Draft, inSession, leaveSession, NEVER, type SessionDraft } from './session-state.ts';
import { log, newSessionId } from './session-turn.ts';
import { startAnalytics } from './start-analytics.ts';

export function startSession(s: Draft, given: unknown, metadata: unknown): void {
  const info = infoOf(given, 'media') as MediaInfo; // cast: the rules have seen it
  const mediaType = info.mediaType === 'audio' ? 'audio' : 'video';
  const option = (name: Parameters<typeof readOption>[1]) =>
    readOption(given as MediaObject, name, (text) => log(s, text, 'warn')); // cast: as above
  const isResumed = option('MediaResumed');
  const waitMs = Number(option('PrerollTrackingWaitingTime') ?? PREROLL_WAIT_MS);
  Object.assign(s, {
    media: { ...info, mediaType },
    metadata: { ...toMetadata(metadata, option('StandardMediaMetadata')), [MEDIA_TYPE_KEY]: mediaType },
    waitMs,
    sessionId: newSessionId(s),
    startedMs: s.nowMs,
  } satisfies Partial<Draft>);
  if (!inSession(s) || fail(s, badMedia(info, s.playerName, s.playheadS), 'start')) return;
  openState(s, 'start', 'main');
  release(s); // the very first start does not wait
  if (isResumed) collect(s, 'resume');
  startAnalytics(s, 'main');
}

/** Skips the open ad, completes the break, skips the chapter, and ends the media (§ 4). */
export function endMedia(s: SessionDraft, event: 'complete' | 'end'): void {
  s.isPlayDue = false;
  s.playAtMs = NEVER;
  if (s.adBreak) completeAdBreak(s);
  if (s.chapter) skipChapter(s);
  tellIfFailed(s);
  if (event === 'complete') s.playheadS = s.media.mediaLengthS;
  closeState(s);
  collect(s, event);
  release(s);
  s.isCompleted = true;
}

export function endSession(s: SessionDraft): void {
  if (!s.isCompleted) endMedia(s, 'end');
  tellIfFailed(s);
  leaveSession(s);
}

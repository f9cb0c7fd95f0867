import { fail, logIfFailed } from './error-state.ts';
import { closeState, collect, openState, release } from './heartbeats.ts';
import { infoOf, type MediaInfo, type MediaObject } from './media-objects.ts';
import { readOption } from './media-options.ts';
import { MEDIA_TYPE_KEY, toMetadata } from './metadata.ts';
import { part } from './parts.ts';
import { PREROLL_WAIT_MS } from './session-limits.ts';
import { type Draft, inSession, leaveSession, NEVER, newSessionId, type SessionDraft } from './session-state.ts';
import { startAnalytics } from './start-analytics.ts';
import { MEDIA_KINDS } from './usable.ts';

export function startSession(s: Draft, given: unknown, metadata: unknown): void {
  const info = infoOf(given, 'media') as MediaInfo; // cast: the rules have seen it
  const mediaType = info.mediaType === 'audio' ? 'audio' : 'video';
  const options = given as MediaObject; // cast: as above
  const isResumed = readOption(s, options, 'MediaResumed', 'boolean');
  const waitMs = Number(readOption(s, options, 'PrerollTrackingWaitingTime', 'number') ?? PREROLL_WAIT_MS);
  Object.assign(s, {
    media: { ...info, mediaType },
    metadata: {
      ...toMetadata(metadata, readOption(s, options, 'StandardMediaMetadata', 'object')),
      [MEDIA_TYPE_KEY]: mediaType,
    },
    waitMs,
    sessionId: newSessionId(s),
    startedMs: s.nowMs,
  } satisfies Partial<Draft>);
  s.outputs.push({ type: 'privacy' });
  if (s.debugLogging) part('diagnostics').checkObject(s, options);
  if (!inSession(s) || fail(s, { ...s, ...s.library, ...info }, MEDIA_KINDS, 'start')) return;
  openState(s, 'start', 'main');
  release(s); // the very first start does not wait
  if (isResumed) collect(s, 'resume');
  startAnalytics(s);
}

/** Skips the open ad, completes the break, skips the chapter, and ends the media (§ 4). */
export function endMedia(s: SessionDraft, event: 'complete' | 'end'): void {
  s.isPlayDue = false;
  s.playAtMs = NEVER;
  if (s.adBreak || s.chapter) part('ads').leaveInserts(s);
  logIfFailed(s);
  if (event === 'complete') s.playheadS = s.media.mediaLengthS;
  closeState(s);
  collect(s, event);
  release(s);
  s.isCompleted = true;
}

export function endSession(s: SessionDraft): void {
  if (!s.isCompleted) endMedia(s, 'end');
  logIfFailed(s);
  leaveSession(s);
}

import type { Extras } from './call-table.ts';
import { fail, logIfFailed } from './error-state.ts';
import { closeState, collect, openState, release } from './heartbeats.ts';
import type { MediaInfo } from './media-info.ts';
import { readOption } from './media-options.ts';
import { MEDIA_TYPE_KEY, toMetadata } from './metadata.ts';
import { part } from './parts.ts';
import { PREROLL_WAIT_MS } from './session-limits.ts';
import { type Draft, enterSession, isActive, leaveSession, newSessionId, type SessionDraft } from './session-state.ts';
import { startAnalytics } from './start-analytics.ts';
import { MEDIA_KINDS } from './usable.ts';

export function startSession(draft: Draft, info: MediaInfo, { options = {}, metadata }: Extras): void {
  const mediaType = info.mediaType === 'audio' ? 'audio' : 'video';
  const isResumed = readOption(draft, options, 'MediaResumed', 'boolean');
  const waitMs = Number(readOption(draft, options, 'PrerollTrackingWaitingTime', 'number') ?? PREROLL_WAIT_MS);
  const s = enterSession(draft, {
    at: 'busy',
    media: { ...info, mediaType },
    metadata: {
      ...toMetadata(metadata, readOption(draft, options, 'StandardMediaMetadata', 'object')),
      [MEDIA_TYPE_KEY]: mediaType,
    },
    firstPlay: { waitMs, playAtMs: null },
    sessionId: newSessionId(draft),
    startedMs: draft.now.nowMs,
  });
  s.now.outputs.push({ type: 'privacy' });
  if (s.debugLogging) part(s, 'diagnostics').checkObject(s, options, info);
  if (fail(s, { ...s, ...s.now, ...s.now.library, ...info }, MEDIA_KINDS, 'start')) return;
  openState(s, 'start', 'main');
  release(s); // the first start is sent without waiting
  if (isResumed) collect(s, 'resume');
  startAnalytics(s);
}

/** Skips the open ad, completes the break, skips the chapter, and ends the media (§ 4). */
export function endMedia(s: SessionDraft, event: 'complete' | 'end'): void {
  s.firstPlay = null;
  if (s.adBreak || s.chapter) part(s, 'ads').leaveInserts(s);
  logIfFailed(s);
  if (event === 'complete') s.now.playheadS = s.media.mediaLengthS;
  closeState(s);
  collect(s, event);
  release(s);
  const { sessionId, failing, readAtMs } = s;
  leaveSession(s, { at: 'completed', sessionId, failing, readAtMs });
}

export function endSession(s: Draft): void {
  if (isActive(s)) endMedia(s, 'end');
  logIfFailed(s);
  leaveSession(s);
}

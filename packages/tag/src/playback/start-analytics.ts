import { log } from './error-state.ts';
import { addToBatch, makeHeartbeat, send } from './heartbeats.ts';
import type { Ad, Draft, PlaybackHeartbeat, SessionDraft } from './session-state.ts';

/** The analytics start of the media or of an ad, and the heartbeat that tells of it. */
export function startAnalytics(s: SessionDraft, startingAd: Ad | null = null): void {
  const assetType = startingAd ? 'ad' : 'main';
  const heartbeat = makeHeartbeat(s, startingAd ? 'aa_ad_start' : 'aa_start', { assetType });
  s.starts = [...s.starts, [{ ...s, startingAd }, heartbeat]];
  handOverStarts(s);
}

/** Hands over the starts that wait, told with the time of now, once privacy is «in» and the ids are there. */
export function handOverStarts(s: Draft): void {
  const { starts, nowMs: atMs, playheadS } = s;
  if (!s.hasIds || !s.isReporting) return;
  s.starts = [];
  for (const [start, held] of starts) {
    const isCurrent = s.sessionId === held.sessionId;
    if (isCurrent && s.hasAnalyticsFailed) continue;
    const heartbeat: PlaybackHeartbeat = { ...held, atMs, playheadS };
    s.outputs.push({ type: 'analyticsStart', start });
    if (isCurrent) {
      s.withIds = true;
      addToBatch(s, heartbeat);
    } else send(s, { ...heartbeat, previousAtMs: -1, withIds: true });
  }
}

/** The analytics object has its ids. */
export function analyticsBecomesReady(s: Draft): void {
  s.hasIds = true;
  if (s.hasAnalyticsFailed) log(s, 'analyticsFailed');
  handOverStarts(s);
}

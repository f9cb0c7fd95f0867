import { log } from './error-state.ts';
import { addToBatch, makeHeartbeat, send } from './heartbeats.ts';
import { type Ad, type Draft, isActive, type PlaybackHeartbeat, type SessionDraft } from './session-state.ts';

/** The analytics start of the media or of an ad, and the heartbeat that announces it. */
export function startAnalytics(s: SessionDraft, startingAd: Ad | null = null): void {
  const assetType = startingAd ? 'ad' : 'main';
  const heartbeat = makeHeartbeat(s, startingAd ? 'aa_ad_start' : 'aa_start', { assetType });
  const { media, metadata, sessionId, playerName, channel } = s;
  s.starts = [...s.starts, [{ media, metadata, sessionId, playerName, channel, startingAd }, heartbeat]];
  handOverStarts(s);
}

const hasAnalyticsFailed = ({ failing }: Draft) => failing === 'analytics';

/** Passes waiting starts to analytics with the current time, once privacy is «in» and the visitor ids are known. */
export function handOverStarts(s: Draft): void {
  const { starts, now } = s;
  if (!s.hasIds || !s.isConsented) return;
  s.starts = [];
  for (const [start, held] of starts) {
    const isCurrent = s.sessionId === held.sessionId;
    if (isCurrent && hasAnalyticsFailed(s)) continue;
    const heartbeat: PlaybackHeartbeat = { ...held, atMs: now.nowMs, playheadS: now.playheadS };
    s.now.outputs.push({ type: 'analyticsStart', start });
    if (isCurrent) {
      if (!isActive(s)) continue; // nothing is sent between completion and end of a session
      s.withIds = true;
      addToBatch(s, heartbeat);
    } else send(s, { ...heartbeat, previousAtMs: -1, withIds: true });
  }
}

/** The analytics object has the visitor ids. */
export function analyticsBecomesReady(s: Draft): void {
  s.hasIds = true;
  if (hasAnalyticsFailed(s)) log(s, 'analyticsFailed');
  handOverStarts(s);
}

import { log } from './error-state.ts';
import { addToBatch, makeHeartbeat, send } from './heartbeats.ts';
import { type Ad, type Draft, inCourse, type PlaybackHeartbeat, type SessionDraft } from './session-state.ts';

/** The analytics start of the media or of an ad, and the heartbeat that tells of it. */
export function startAnalytics(s: SessionDraft, startingAd: Ad | null = null): void {
  const assetType = startingAd ? 'ad' : 'main';
  const heartbeat = makeHeartbeat(s, startingAd ? 'aa_ad_start' : 'aa_start', { assetType });
  const { media, metadata, sessionId, playerName, channel } = s;
  s.starts = [...s.starts, [{ media, metadata, sessionId, playerName, channel, startingAd }, heartbeat]];
  handOverStarts(s);
}

const hasAnalyticsFailed = ({ failing }: Draft) => failing === 'analytics';

/** Hands over the starts that wait, told with the time of now, once privacy is «in» and the ids are there. */
export function handOverStarts(s: Draft): void {
  const { starts, now } = s;
  if (!s.hasIds || !s.isReporting) return;
  s.starts = [];
  for (const [start, held] of starts) {
    const isCurrent = s.sessionId === held.sessionId;
    if (isCurrent && hasAnalyticsFailed(s)) continue;
    const heartbeat: PlaybackHeartbeat = { ...held, atMs: now.nowMs, playheadS: now.playheadS };
    s.now.outputs.push({ type: 'analyticsStart', start });
    if (isCurrent) {
      if (!inCourse(s)) continue; // nothing is reported between the completion of a session and its end
      s.withIds = true;
      addToBatch(s, heartbeat);
    } else send(s, { ...heartbeat, previousAtMs: -1, withIds: true });
  }
}

/** The analytics object has its ids. */
export function analyticsBecomesReady(s: Draft): void {
  s.hasIds = true;
  if (hasAnalyticsFailed(s)) log(s, 'analyticsFailed');
  handOverStarts(s);
}

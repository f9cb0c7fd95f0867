import { tell } from './error-state.ts';
import { keep, makeReport, send } from './reports.ts';
import type { Ad, Draft, Report, SessionDraft } from './session-state.ts';

/** The analytics start of the media or of an ad, and the heartbeat that tells of it. */
export function startAnalytics(s: SessionDraft, startingAd: Ad | null = null): void {
  const { media, metadata, sessionId, playerName, channel } = s;
  const assetType = startingAd ? 'ad' : 'main';
  const report = makeReport(s, startingAd ? 'aa_ad_start' : 'aa_start', { assetType });
  s.heldStarts = [...s.heldStarts, [{ media, metadata, sessionId, playerName, channel, startingAd }, report]];
  handOverStarts(s);
}

/** Hands over the starts that wait, told with the time of now, once privacy is «in» and the ids are there. */
export function handOverStarts(s: Draft): void {
  const { heldStarts, nowMs: atMs, playheadS } = s;
  if (!s.isAnalyticsReady || !s.isReporting) return;
  s.heldStarts = [];
  for (const [start, held] of heldStarts) {
    const isCurrent = s.sessionId === held.sessionId;
    if (isCurrent && s.hasAnalyticsFailed) continue;
    const report: Report = { ...held, atMs, playheadS };
    s.outputs.push({ type: 'analyticsStart', start });
    if (isCurrent) {
      s.isVisitorKnown = true;
      keep(s, report);
    } else send(s, { ...report, previousAtMs: -1, isVisitorKnown: true });
  }
}

/** The analytics object has its ids. */
export function analyticsBecomesReady(s: Draft): void {
  s.isAnalyticsReady = true;
  if (s.hasAnalyticsFailed) tell(s, 'analyticsFailed');
  handOverStarts(s);
}

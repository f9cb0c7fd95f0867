import { tell } from './error-state.ts';
import { keep, makeReport, send } from './reports.ts';
import type { Ad, Draft, Report, SessionDraft } from './session-state.ts';

/** The analytics start of the media or of an ad, and the heartbeat that tells of it. */
export function startAnalytics(s: SessionDraft, startingAd: Ad | null = null): void {
  const assetType = startingAd ? 'ad' : 'main';
  const report = makeReport(s, startingAd ? 'aa_ad_start' : 'aa_start', { assetType });
  s.starts = [...s.starts, [{ ...s, startingAd }, report]];
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
    const report: Report = { ...held, atMs, playheadS };
    s.outputs.push({ type: 'analyticsStart', start });
    if (isCurrent) {
      s.withIds = true;
      keep(s, report);
    } else send(s, { ...report, previousAtMs: -1, withIds: true });
  }
}

/** The analytics object has its ids. */
export function analyticsBecomesReady(s: Draft): void {
  s.hasIds = true;
  if (s.hasAnalyticsFailed) tell(s, 'analyticsFailed');
  handOverStarts(s);
}

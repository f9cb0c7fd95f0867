import { tell } from './error-state.ts';
import type { Metadata } from './metadata.ts';
import { keep, makeReport, send } from './reports.ts';
import type { AnalyticsStart, Draft, Report, SessionDraft } from './session-state.ts';

/** Lengths and positions in analytics: whole, and `0.0` when 0 (§ 9). */
export const whole = (value: number | string): string => `${Math.floor(Number(value)) || '0.0'}`;

/**
 * The analytics start of the media or of an ad, and the heartbeat that tells of it.
 *
 * @param ad what is told of the ad beside the media
 */
export function startAnalytics(s: SessionDraft, ad?: { metadata: Metadata; context: Metadata }): void {
  const { media, metadata, sessionId, playerName, channel } = s;
  const start: AnalyticsStart = {
    pe: ad ? 'msa_s' : 'ms_s',
    pev3: ad ? `${media.mediaType}Ad` : media.mediaType,
    isAudio: media.mediaType === 'audio',
    contextData: {
      ...metadata,
      ...ad?.metadata,
      'a.contentType': media.streamType,
      'a.media.name': media.mediaId,
      'a.media.friendlyName': media.mediaName,
      'a.media.length': whole(media.mediaLengthS),
      'a.media.playerName': playerName,
      'a.media.channel': channel,
      'a.media.vsid': sessionId,
      ...(ad ? ad.context : { 'a.media.view': 'true' }),
    },
  };
  const report = makeReport(s, ad ? 'aa_ad_start' : 'aa_start', { assetType: ad ? 'ad' : 'main' });
  s.heldStarts = [...s.heldStarts, [start, report]];
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

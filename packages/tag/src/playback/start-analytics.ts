import { keep, makeReport, send } from './reports.ts';
import { ANALYTICS_FAILED } from './session-errors.ts';
import type { AnalyticsStart, Draft, Report, SessionDraft } from './session-state.ts';
import { log } from './session-turn.ts';

/** Lengths and positions in analytics: whole, and `0.0` when 0 (§ 9). */
const whole = (value: number | string): string => `${Math.floor(Number(value)) || '0.0'}`;

function describe({ media, metadata, sessionId, playerName, channel }: SessionDraft, ad: Draft['ad']): AnalyticsStart {
  const isAudio = media.mediaType === 'audio';
  const type = isAudio ? 'audio' : 'video';
  return {
    pe: ad ? 'msa_s' : 'ms_s',
    pev3: ad ? `${type}Ad` : type,
    isAudio,
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
      ...(ad
        ? {
            'a.media.ad.name': ad.adId,
            'a.media.ad.friendlyName': ad.adName,
            'a.media.ad.podFriendlyName': ad.adBreakName,
            'a.media.ad.length': whole(ad.adLengthS),
            'a.media.ad.playerName': playerName,
            'a.media.ad.pod': ad.adBreakId,
            'a.media.ad.podPosition': whole(ad.adPosition),
            'a.media.ad.podSecond': whole(ad.adBreakStartS),
            'a.media.ad.view': 'true',
          }
        : { 'a.media.view': 'true' }),
    },
  };
}

/** The analytics start of the media or of the open ad, and the heartbeat that tells of it. */
export function startAnalytics(s: SessionDraft, assetType: 'main' | 'ad'): void {
  const ad = assetType === 'ad' ? s.ad : null;
  const report = makeReport(s, ad ? 'aa_ad_start' : 'aa_start', { assetType });
  s.heldStarts = [...s.heldStarts, [describe(s, ad), report]];
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
  if (s.hasAnalyticsFailed) log(s, ANALYTICS_FAILED);
  handOverStarts(s);
}

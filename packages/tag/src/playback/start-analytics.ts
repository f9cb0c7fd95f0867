import { tell } from './error-state.ts';
import type { Metadata } from './metadata.ts';
import { keep, makeReport, send } from './reports.ts';
import type { AnalyticsStart, Draft, Report, SessionDraft } from './session-state.ts';

/** Lengths and positions in analytics: whole, and `0.0` when 0 (§ 9). */
export const whole = (value: number | string): string => `${Math.floor(Number(value)) || '0.0'}`;

/** What analytics is told of the media, at its start and at the start of an ad. */
export const mediaContext = ({ media, metadata, sessionId, playerName, channel }: SessionDraft, more?: Metadata) => ({
  ...metadata,
  ...more,
  'a.contentType': media.streamType,
  'a.media.name': media.mediaId,
  'a.media.friendlyName': media.mediaName,
  'a.media.length': whole(media.mediaLengthS),
  'a.media.playerName': playerName,
  'a.media.channel': channel,
  'a.media.vsid': sessionId,
});

/** The analytics start of the media, and the heartbeat that tells of it. */
export function startAnalytics(s: SessionDraft): void {
  const { mediaType } = s.media;
  addStart(s, { pe: 'ms_s', pev3: mediaType, contextData: { ...mediaContext(s), 'a.media.view': 'true' } }, 'aa_start');
}

export function addStart(
  s: SessionDraft,
  start: Omit<AnalyticsStart, 'isAudio'>,
  eventType: 'aa_start' | 'aa_ad_start',
): void {
  const report = makeReport(s, eventType, { assetType: eventType === 'aa_start' ? 'main' : 'ad' });
  s.heldStarts = [...s.heldStarts, [{ ...start, isAudio: s.media.mediaType === 'audio' }, report]];
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

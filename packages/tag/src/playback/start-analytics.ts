import { collect, makeReport, send } from './reports.ts';
import { ANALYTICS_FAILED } from './session-errors.ts';
import type { AnalyticsStart, Report } from './session-state.ts';
import { log, type SessionTurn, type Turn } from './session-turn.ts';

/** Lengths and positions in analytics: whole, and `0.0` when 0 (§ 9). */
const whole = (value: number): string => String(Math.floor(value) || '0.0');

function describe(turn: SessionTurn, kind: 'main' | 'ad'): AnalyticsStart {
  const { session, state } = turn;
  const { media, ad } = session;
  const isAudio = media.mediaType === 'audio';
  const type = isAudio ? 'audio' : 'video';
  const shared = {
    ...session.metadata,
    'a.contentType': media.streamType,
    'a.media.name': media.id,
    'a.media.friendlyName': media.name,
    'a.media.length': whole(media.lengthS),
    'a.media.playerName': state.playerName,
    'a.media.channel': state.channel,
    'a.media.vsid': session.sessionId,
  };
  if (kind === 'main' || !ad) {
    return { pe: 'ms_s', pev3: type, isAudio, contextData: { ...shared, 'a.media.view': 'true' } };
  }
  const ofAd = {
    ...ad.metadata,
    'a.media.ad.name': ad.id,
    'a.media.ad.friendlyName': ad.name,
    'a.media.ad.podFriendlyName': ad.adBreak.name,
    'a.media.ad.length': whole(ad.lengthS),
    'a.media.ad.playerName': state.playerName,
    'a.media.ad.pod': ad.adBreak.id,
    'a.media.ad.podPosition': whole(ad.position),
    'a.media.ad.podSecond': whole(ad.adBreak.startS),
    'a.media.ad.view': 'true',
  };
  return { pe: 'msa_s', pev3: `${type}Ad`, isAudio, contextData: { ...shared, ...ofAd } };
}

/** The analytics start of the media or of the open ad, and the heartbeat that tells of it. */
export function startAnalytics(turn: SessionTurn, kind: 'main' | 'ad'): void {
  const start = describe(turn, kind);
  const report = makeReport(turn, kind === 'ad' ? 'aa_ad_start' : 'aa_start', { asset: kind });
  if (turn.state.isAnalyticsReady) handOver(turn, start, report);
  else turn.state.heldStarts = [...turn.state.heldStarts, { start, report }];
}

function handOver(turn: Turn, start: AnalyticsStart, report: Report) {
  const { session } = turn.state;
  turn.outputs.push({ type: 'analyticsStart', start });
  if (session?.sessionId !== report.sessionId) return send(turn, { ...report, previousAtMs: -1, isVisitorKnown: true });
  session.isVisitorKnown = true;
  collect({ ...turn, session }, report);
}

/** The analytics object has its ids: what waited for them is handed over, told with the time of now. */
export function analyticsBecomesReady(turn: Turn): void {
  const { state, nowMs: atMs, playheadS } = turn;
  const { heldStarts } = state;
  state.isAnalyticsReady = true;
  state.heldStarts = [];
  if (state.session?.hasAnalyticsFailed) log(turn, ANALYTICS_FAILED);
  for (const { start, report } of heldStarts) handOver(turn, start, { ...report, atMs, playheadS });
}

import type { Extras } from '../session/call-table.ts';
import { fail } from '../session/error-state.ts';
import { closeState, collect, openAd } from '../session/heartbeats.ts';
import type { AdBreakInfo, AdInfo } from '../session/media-info.ts';
import { readOption } from '../session/media-options.ts';
import { toMetadata } from '../session/metadata.ts';
import { part } from '../session/parts.ts';
import { holdPlay, playNow } from '../session/player-steps.ts';
import { newSessionId, type SessionDraft } from '../session/session-state.ts';
import { startAnalytics } from '../session/start-analytics.ts';
import { changeState } from '../session/timed-state.ts';
import type { Kinds } from '../session/usable.ts';
import { md5 } from './md5.ts';

const AD_BREAK_KINDS = { adResolver: 'string', adBreakPosition: 'number' } as const satisfies Kinds;
const AD_KINDS = { adId: 'string', adPosition: 'number' } as const satisfies Kinds;
/** Checked for analytics only: the ad start heartbeat has already been sent. */
const AD_LENGTH_KINDS = { adLengthS: 'number' } as const satisfies Kinds;

/** Id of an ad break or a chapter: the media, and the position as given. */
export const positionId = (s: SessionDraft, position: number): string => `${md5(`${s.media.mediaId}`)}_${position}`;

export function startAdBreak(s: SessionDraft, info: AdBreakInfo): void {
  if (s.adBreak) completeAdBreak(s);
  const opened = { ...info, adBreakId: positionId(s, info.adBreakPosition), adResolver: s.playerName };
  s.adBreak = { info: opened, ad: null };
  if (fail(s, opened, AD_BREAK_KINDS, 'chapter')) return;
  holdPlay(s); // an ad break during the preroll wait is a preroll: it delays the play
  const { adsPlanned } = info;
  changeState(s, !!adsPlanned, { isBesideAd: true, ...(adsPlanned && opened) });
}

export function completeAdBreak(s: SessionDraft): void {
  if (openAd(s)) leaveAd(s);
  if (s.open?.adsPlanned) s.open = { ...s.open, isTracked: true }; // no ad has started: the only heartbeat of the break
  s.adBreak = null;
  changeState(s, false, { isBesideAd: true });
  if (s.firstPlay?.playAtMs) playNow(s);
}

export function startAd(s: SessionDraft, info: AdInfo, { options = {}, metadata }: Extras): void {
  if (openAd(s)) leaveAd(s);
  const isBad = fail(s, info, AD_KINDS, 'ad');
  closeState(s);
  if (s.debugLogging) part(s, 'diagnostics').checkObject(s, options, info);
  const granular = readOption(s, options, 'GranularAdTracking', 'boolean') !== false;
  const { info: inBreak } = s.adBreak as NonNullable<typeof s.adBreak>; // cast: the rules guarantee an open break
  const ad = {
    ...inBreak,
    ...info,
    adPosition: `${info.adPosition}`,
    adSessionId: newSessionId(s),
    granular,
    metadata: toMetadata(metadata, readOption(s, options, 'StandardAdMetadata', 'object')),
  };
  s.adBreak = { info: inBreak, ad };
  collect(s, 'start');
  if (isBad || fail(s, info, AD_LENGTH_KINDS, 'adLength')) return;
  if (!s.failing) startAnalytics(s, ad);
  if (s.player === 'init' && !s.interruption) {
    s.player = 'play'; // an ad that starts before any play call plays at once
    s.firstPlay = null;
  }
  changeState(s, true);
}

export function completeAd(s: SessionDraft): void {
  closeState(s);
  collect(s, 'complete');
  leaveAd(s);
}

/** The incumbent's format has no event for it: a parameter of ours says it, from our player only. */
export function skipAd(s: SessionDraft): void {
  if (s.open?.view) s.open = { ...s.open, adEnd: 'skip' };
  leaveAd(s);
}

/** Later heartbeats leave the ad out. */
export function leaveAd(s: SessionDraft): void {
  closeState(s);
  if (s.adBreak) s.adBreak = { info: s.adBreak.info, ad: null };
  changeState(s, true);
}

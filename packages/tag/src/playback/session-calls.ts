import { type CallTable, notInSession, OPEN, type Rule } from './call-table.ts';
import { logIfFailed } from './error-state.ts';
import { collect } from './heartbeats.ts';
import { infoOf } from './media-objects.ts';
import { begin, complete, pause, play } from './player-steps.ts';
import { endMedia, endSession, startSession } from './session-bounds.ts';
import { AUDIO_SINCE } from './session-limits.ts';
import { isUsable } from './usable.ts';

const buffering: Rule = (s) => s.isBuffering && 'buffering';
const seeking: Rule = (s) => s.isSeeking && 'seeking';
const PLAYER: readonly Rule[] = [...OPEN, (s) => s.adBreak && !s.ad && 'betweenAds'];
const STEADY: readonly Rule[] = [...PLAYER, buffering, seeking];

/** Every call of a plain session (§ 4): what it does, and what can refuse it. Those of ads and chapters: `rarely.ts`. */
export const CALLS: CallTable = {
  sessionStart: [
    startSession,
    ({ library }) => library.unsupported && 'unsupported',
    (s) => s.settings.trackingDisabled && 'disabled',
    (s) => s.media && 'inSession',
    (_, info) => !infoOf(info, 'media') && 'invalidMedia',
    ({ library: { version = AUDIO_SINCE } }, info) =>
      infoOf(info, 'media')?.mediaType === 'audio' &&
      version.localeCompare(AUDIO_SINCE, undefined, { numeric: true }) < 0 &&
      'audio',
  ],
  sessionEnd: [endSession, notInSession],
  complete: [(s) => endMedia(s, 'complete'), ...OPEN],
  play: [play, ...PLAYER],
  pause: [pause, ...STEADY],
  seekStart: [(s) => begin(s, 'isSeeking'), ...STEADY],
  seekComplete: [(s) => complete(s, 'isSeeking'), ...PLAYER, (s) => !s.isSeeking && 'notSeeking'],
  bufferStart: [(s) => begin(s, 'isBuffering'), ...STEADY],
  bufferComplete: [(s) => complete(s, 'isBuffering'), ...PLAYER, (s) => !s.isBuffering && 'notBuffering'],
  bitrateChange: [
    (s) => {
      logIfFailed(s);
      collect(s, 'bitrate_change');
    },
    ...OPEN,
  ],
  error: [
    (s, id) => {
      logIfFailed(s);
      collect(s, 'error', {
        playheadS: 0,
        errorId: isUsable(id, 'string') ? `${id}` : 'unknown_error_id',
        errorSource: 'sourceErrorSDK',
      });
    },
    ...OPEN,
  ],
};

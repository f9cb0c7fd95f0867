import { type CallTable, inOpen, notInSession, OPEN, type Rule } from './call-table.ts';
import { logIfFailed } from './error-state.ts';
import { collect, present } from './heartbeats.ts';
import { begin, complete, pause, play } from './player-steps.ts';
import { endMedia, endSession, startSession } from './session-bounds.ts';
import { AUDIO_SINCE } from './session-limits.ts';
import { isUsable } from './usable.ts';

const buffering: Rule = inOpen((s) => s.interruption === 'buffering' && 'buffering');
const seeking: Rule = inOpen((s) => s.interruption === 'seeking' && 'seeking');
const PLAYER: readonly Rule[] = [...OPEN, inOpen(({ adBreak }) => adBreak && !adBreak.ad && 'betweenAds')];
const STEADY: readonly Rule[] = [...PLAYER, buffering, seeking];

/** Every call of a plain session (§ 4): its effect and its rules. Calls of ads and chapters: `ads.ts`. */
export const CALLS: CallTable = {
  sessionStart: [
    startSession,
    ({ now: { library } }) => library.unsupported && 'unsupported',
    (s) => s.settings.trackingDisabled && 'disabled',
    (s) => s.at !== 'none' && 'inSession',
    (_, info) => !info && 'invalidMedia',
    (
      {
        now: {
          library: { version = AUDIO_SINCE },
        },
      },
      info,
    ) => info?.mediaType === 'audio' && version.localeCompare(AUDIO_SINCE, undefined, { numeric: true }) < 0 && 'audio',
  ],
  sessionEnd: [endSession, notInSession],
  complete: [(s) => endMedia(s, 'complete'), ...OPEN],
  play: [play, ...PLAYER],
  pause: [pause, ...STEADY],
  seekStart: [(s) => begin(s, 'seeking'), ...STEADY],
  seekComplete: [complete, ...PLAYER, (s, info) => !seeking(s, info) && 'notSeeking'],
  bufferStart: [(s) => begin(s, 'buffering'), ...STEADY],
  bufferComplete: [complete, ...PLAYER, (s, info) => !buffering(s, info) && 'notBuffering'],
  bitrateChange: [
    (s) => {
      logIfFailed(s);
      collect(s, 'bitrate_change');
    },
    ...OPEN,
  ],
  /** Sent by our player only: it reports presentation changes itself. */
  presentationChange: [present, ...OPEN],
  error: [
    (s, { errorId }) => {
      logIfFailed(s);
      collect(s, 'error', {
        playheadS: 0,
        errorId: isUsable(errorId, 'string') ? `${errorId}` : 'unknown_error_id',
        errorSource: 'sourceErrorSDK',
      });
    },
    ...OPEN,
  ],
};

import { parseSettings } from '@sintonia/wire';
import { completeAd, completeAdBreak, skipAd, startAd, startAdBreak } from './ad-steps.ts';
import { completeChapter, skipChapter, startChapter } from './chapter-steps.ts';
import { doWhatIsDue, planTick } from './due.ts';
import { fail, tellIfFailed } from './error-state.ts';
import { badPlayhead } from './invalid-input.ts';
import { begin, complete, pause, play } from './player-steps.ts';
import { collect, ping, release, send } from './reports.ts';
import { endMedia, endSession, startSession } from './session-bounds.ts';
import { refusals, SETTINGS_INVALID, SETTINGS_MISSING } from './session-errors.ts';
import { type Call, type Input, type Moment, nameOfCall } from './session-inputs.ts';
import { refusalOf } from './session-rules.ts';
import {
  type Draft,
  inSession,
  leaveSession,
  type Output,
  type SessionDraft,
  type TrackerState,
} from './session-state.ts';
import { log } from './session-turn.ts';
import { analyticsBecomesReady, handOverStarts } from './start-analytics.ts';

/** What each call does, once no rule refuses it. Timed metadata is accepted and has no event on the wire. */
const CALLS: Partial<Record<Call, (s: SessionDraft, info: unknown, metadata: unknown) => void>> = {
  sessionEnd: endSession,
  complete: (s) => endMedia(s, 'complete'),
  play,
  pause,
  seekStart: (s) => begin(s, 'isSeeking'),
  seekComplete: (s) => complete(s, 'isSeeking'),
  bufferStart: (s) => begin(s, 'isBuffering'),
  bufferComplete: (s) => complete(s, 'isBuffering'),
  adBreakStart: startAdBreak,
  adBreakComplete: completeAdBreak,
  adStart: startAd,
  adComplete: completeAd,
  adSkip: skipAd,
  chapterStart: startChapter,
  chapterComplete: completeChapter,
  chapterSkip: skipChapter,
  bitrateChange(s) {
    tellIfFailed(s);
    collect(s, 'bitrate_change');
  },
  error(s, id) {
    tellIfFailed(s);
    collect(s, 'error', {
      playheadS: 0,
      errorId: typeof id === 'string' && id ? id : 'unknown_error_id',
      errorSource: 'sourceErrorSDK',
    });
  },
};

const INPUTS: { readonly [T in Input['type']]: (s: Draft, input: Input & { type: T }) => void } = {
  call(s, { call, info, metadata }) {
    const refusal = refusalOf(s, call, info);
    if (refusal) refuse(s, nameOfCall(call), refusal);
    else if (!inSession(s)) startSession(s, info, metadata);
    else {
      checkPlayhead(s);
      CALLS[call]?.(s, info, metadata);
    }
  },
  time(s) {
    if (inSession(s) && !s.isCompleted && checkPlayhead(s)) doWhatIsDue(s);
  },
  leave(s) {
    if (!inSession(s) || s.isCompleted || !checkPlayhead(s)) return;
    ping(s);
    release(s);
  },
  /** What was held leaves in order with its own times, and settings are read. */
  begin(s) {
    if (!s.media && s.held.length === 0) return refuse(s, 'Internal::BeginReporting', 'notInSession');
    const { held } = s;
    s.isReporting = true;
    s.held = [];
    for (const report of held) send(s, report);
    handOverStarts(s);
    if (!inSession(s) || s.hasBegun) return;
    tellIfFailed(s);
    if (s.hasFailed) return;
    s.hasBegun = true;
    s.settingsReadMs = s.nowMs;
    s.outputs.push({ type: 'readSettings' });
  },
  /** A session that was reporting ends on the wire; anything held is forgotten. */
  deny(s) {
    if (inSession(s) && s.isReporting) endSession(s);
    leaveSession(s);
    s.isReporting = s.isAnalyticsReady = false;
    s.held = s.heldStarts = [];
  },
  analyticsReady: analyticsBecomesReady,
  settings(s, { xml }) {
    const settings = parseSettings(xml ?? '');
    if (!settings) return log(s, xml === null ? SETTINGS_MISSING : SETTINGS_INVALID, 'warn');
    s.settings = settings;
    if (settings.trackingDisabled && inSession(s)) endSession(s);
  },
};

const refuse = (s: Draft, name: string, refusal: keyof typeof refusals) =>
  log(s, `[RuleEngine] ${name} -  ${refusals[refusal]}`);

/** A playhead that is not a number puts the session in error state, as any bad value does (§ 5). */
const checkPlayhead = (s: SessionDraft): boolean => s.isCompleted || !fail(s, badPlayhead(s.playheadS), 'chapter');

/**
 * One step of a tracker: every rule of § 4, every refusal of § 8, and time.
 *
 * Pure: the caller keeps the state, the clock, the timer and the network, performs the outputs in order, and
 * comes back with `{ type: 'time' }` at `nextDueMs(state)`.
 */
export function step(from: TrackerState, input: Input, moment: Moment): [TrackerState, readonly Output[]] {
  const s: Draft = { ...from, ...moment, outputs: [] };
  (INPUTS[input.type] as (s: Draft, input: Input) => void)(s, input); // cast: TS cannot pair an input with its own entry
  if (inSession(s)) planTick(s);
  return [s, s.outputs];
}

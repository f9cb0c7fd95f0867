import { parseSettings } from '@sintonia/wire';
import { completeAd, completeAdBreak, skipAd, startAd, startAdBreak } from './ad-steps.ts';
import { completeChapter, skipChapter, startChapter } from './chapter-steps.ts';
import { doWhatIsDue } from './due.ts';
import { fail, hasFailed } from './error-state.ts';
import { badPlayhead } from './invalid-input.ts';
import { type MediaObject, ofKind } from './media-objects.ts';
import { completeBuffer, completeSeek, pause, play, startBuffer, startSeek } from './player-steps.ts';
import { collect, makeReport, ping, release } from './reports.ts';
import { endMedia, endSession, startSession } from './session-bounds.ts';
import { refusals, SETTINGS_INVALID, SETTINGS_MISSING } from './session-errors.ts';
import { type Input, type Moment, nameOfCall } from './session-inputs.ts';
import { refusalOf } from './session-rules.ts';
import type { Output, TrackerState } from './session-state.ts';
import { log, type SessionTurn, type Turn } from './session-turn.ts';
import { analyticsBecomesReady } from './start-analytics.ts';

/**
 * One step of a tracker: every rule of § 4, every refusal of § 8, and time.
 *
 * Pure: the caller keeps the state, the clock, the timer and the network, performs the outputs in order, and
 * comes back with `{ type: 'time' }` at `nextDueMs(state)`.
 */
export function step(from: TrackerState, input: Input, moment: Moment): [TrackerState, Output[]] {
  const state = { ...from, session: from.session && { ...from.session } };
  const outputs: Output[] = [];
  const turn: Turn = { ...moment, state, outputs };
  const { session } = state;
  const inSession = session && !session.isCompleted ? { ...turn, session } : null;
  switch (input.type) {
    case 'call':
      takeCall(turn, input, moment);
      break;
    case 'time':
      if (inSession && hasPlayhead(inSession)) doWhatIsDue(inSession);
      break;
    case 'leave':
      if (inSession && hasPlayhead(inSession)) {
        ping(inSession);
        release(inSession);
      }
      break;
    case 'begin':
      begin(turn);
      break;
    case 'deny':
      deny(turn);
      break;
    case 'analyticsReady':
      analyticsBecomesReady(turn);
      break;
    case 'settings':
      takeSettings(turn, input.xml);
  }
  return [state, outputs];
}

/** A playhead that is not a number puts the session in error state, as any bad value does (§ 5). */
function hasPlayhead(turn: SessionTurn): boolean {
  const bad = turn.session.hasFailed ? null : badPlayhead(turn.playheadS);
  if (bad) fail(turn, bad, 'chapter');
  return !bad;
}

function takeCall(turn: Turn, { call, info, metadata }: Input & { type: 'call' }, moment: Moment) {
  const refusal = refusalOf(turn.state, call, info, moment);
  if (refusal) return refuse(turn, nameOfCall(call), refusal);
  const { session } = turn.state;
  if (!session) return startSession(turn, info as MediaObject<'media'>, metadata); // cast: refusalOf checked it
  const now: SessionTurn = { ...turn, session };
  if (!session.isCompleted) hasPlayhead(now);
  const adBreak = ofKind(info, 'adBreak');
  const ad = ofKind(info, 'ad');
  const chapter = ofKind(info, 'chapter');
  const act: Record<typeof call, () => void> = {
    sessionStart: () => {},
    sessionEnd: () => endSession(now),
    complete: () => endMedia(now, 'complete'),
    play: () => play(now),
    pause: () => pause(now),
    seekStart: () => startSeek(now),
    seekComplete: () => completeSeek(now),
    bufferStart: () => startBuffer(now),
    bufferComplete: () => completeBuffer(now),
    adBreakStart: () => adBreak && startAdBreak(now, adBreak),
    adBreakComplete: () => completeAdBreak(now),
    adStart: () => ad && startAd(now, ad, metadata),
    adComplete: () => completeAd(now),
    adSkip: () => skipAd(now),
    chapterStart: () => chapter && startChapter(now, chapter, metadata),
    chapterComplete: () => completeChapter(now),
    chapterSkip: () => skipChapter(now),
    bitrateChange: () => tell(now, () => makeReport(now, 'bitrate_change')),
    error: () => {
      const errorId = typeof info === 'string' && info ? info : 'unknown_error_id';
      tell(now, () => makeReport(now, 'error', { playheadS: 0, errorId, errorSource: 'sourceErrorSDK' }));
    },
    timedMetadataUpdate: () => {}, // accepted, and no event on the wire
  };
  act[call]();
}

function tell(turn: SessionTurn, report: () => ReturnType<typeof makeReport>): void {
  if (!hasFailed(turn)) collect(turn, report());
}

const refuse = (turn: Turn, name: string, refusal: keyof typeof refusals) =>
  log(turn, `[RuleEngine] ${name} -  ${refusals[refusal]}`);

/** Privacy is «in»: what was held leaves in order with its own times, and settings are read. */
function begin(turn: Turn) {
  const { state, outputs, nowMs } = turn;
  const { session, held } = state;
  if (!session && held.length === 0) return refuse(turn, 'Internal::BeginReporting', 'notInSession');
  state.isReporting = true;
  state.held = [];
  for (const report of held) outputs.push({ type: 'send', report });
  if (!session || session.hasBegun) return;
  if (hasFailed({ ...turn, session })) return;
  session.hasBegun = true;
  session.settingsReadMs = nowMs;
  outputs.push({ type: 'readSettings' });
}

/** Privacy is «out»: a session that was reporting ends on the wire, anything held is forgotten. */
function deny(turn: Turn): void {
  const { state } = turn;
  const { session } = state;
  if (session && state.isReporting) endSession({ ...turn, session });
  state.session = null;
  state.isReporting = false;
  state.isAnalyticsReady = false;
  state.held = [];
  state.heldStarts = [];
}

function takeSettings(turn: Turn, xml: string | null) {
  const { state } = turn;
  const settings = xml === null ? null : parseSettings(xml);
  if (!settings) return log(turn, xml === null ? SETTINGS_MISSING : SETTINGS_INVALID, 'warn');
  state.settings = settings;
  if (settings.trackingDisabled && state.session) endSession({ ...turn, session: state.session });
}

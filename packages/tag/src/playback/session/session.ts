import { parseSettings } from '@sintonia/wire';
import type { Row } from './call-table.ts';
import { planTick, runDueWork } from './due.ts';
import { fail, log, logIfFailed, warn } from './error-state.ts';
import { ping, readSettings, release, send } from './heartbeats.ts';
import { type LoadedParts, type Missing, part } from './parts.ts';
import { endSession } from './session-bounds.ts';
import { CALLS } from './session-calls.ts';
import type { Input, PlayerReading } from './session-inputs.ts';
import {
  type Draft,
  isActive,
  leaveSession,
  NEVER,
  type Output,
  type SessionDraft,
  type TrackerState,
} from './session-state.ts';
import { analyticsBecomesReady, handOverStarts } from './start-analytics.ts';
import { PLAYHEAD_KINDS } from './usable.ts';

/** Removes the context of the step from the state that is returned. */
const NOT_NOW = undefined as unknown as Draft['now']; // cast: the state is no longer a draft

const INPUTS: { readonly [T in Input['type']]: (s: Draft, input: Input & { type: T }) => void } = {
  call(s, { call, info, ...extras }) {
    const row = CALLS[call] ?? part(s, 'ads').CALLS[call];
    if (!row) return log(s, 'unknownEvent');
    const [perform, ...rules] = row as Row<unknown>; // cast: TS cannot pair a call with its own row
    for (const rule of rules) {
      const why = rule(s, info);
      if (why) return part(s, 'diagnostics').refuse(s, call, why, info);
    }
    isRunning(s);
    perform(s as SessionDraft, info, extras); // cast: no rule refused it
  },
  time(s) {
    if (isRunning(s)) runDueWork(s);
  },
  leave(s) {
    if (!isRunning(s)) return;
    ping(s);
    release(s);
  },
  /** Sends held heartbeats in order with their own times, and reads the settings. */
  begin(s) {
    if (s.at === 'none' && !s.held[0]) return log(s, 'begunTooEarly');
    if (s.isConsented && s.readAtMs < NEVER) return warn(s, 'begunAgain'); // the privacy status arrives with every choice
    const { held } = s;
    s.isConsented = true;
    s.held = [];
    for (const heartbeat of held) send(s, heartbeat);
    handOverStarts(s);
    if (s.at === 'none') return;
    logIfFailed(s);
    if (!s.failing) readSettings(s);
  },
  /** Ends a reporting session on the wire, and discards held heartbeats. */
  deny(s) {
    if (s.at !== 'none' && s.isConsented) endSession(s);
    leaveSession(s);
    s.isConsented = s.hasIds = false;
    s.held = s.starts = [];
  },
  sendFailed: (s) => warn(s, 'sendFailed'),
  analyticsReady: analyticsBecomesReady,
  settings(s, { xml }) {
    const settings = parseSettings(xml ?? '');
    if (!settings) return warn(s, xml === null ? 'settingsMissing' : 'settingsInvalid');
    s.settings = settings;
    if (settings.trackingDisabled && s.at !== 'none') endSession(s);
  },
};

/** Whether content is open. A playhead that is not a number causes the error state, like any unusable value (§ 5). */
const isRunning = (s: Draft): s is SessionDraft => isActive(s) && !fail(s, s.now, PLAYHEAD_KINDS, 'chapter');

/**
 * One step of a tracker: every rule of § 4, every refusal of § 8, and time.
 *
 * Pure: the caller keeps the state, the clock, the timer and the network, performs the outputs in order, and
 * sends `{ type: 'time' }` at `nextDueMs(state)`. A step that needs a part that is not in `parts` only returns
 * the `needs` output.
 */
export function step(
  from: TrackerState,
  input: Input,
  reading: PlayerReading,
  parts: LoadedParts,
): [TrackerState, readonly Output[]] {
  const outputs: Output[] = [];
  const s: Draft = { ...from, now: { ...reading, parts, outputs } };
  try {
    (INPUTS[input.type] as (s: Draft, input: Input) => void)(s, input); // cast: TS cannot pair an input with its own entry
  } catch (reason) {
    const { missing } = reason as Partial<Missing>; // cast: other errors do not have this property
    if (!missing) throw reason;
    return [from, [{ type: 'needs', part: missing }]];
  }
  if (isActive(s)) planTick(s);
  s.now = NOT_NOW;
  return [s, outputs];
}

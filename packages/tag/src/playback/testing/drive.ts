import { incumbentCall } from '../adapter/incumbent-call.ts';
import * as ads from '../ads/ads.ts';
import * as diagnostics from '../session/diagnostics.ts';
import { nextDueMs } from '../session/due.ts';
import { step } from '../session/session.ts';
import type { Call, Input, PlayerReading } from '../session/session-inputs.ts';
import { initialState, type Output, type TrackerState } from '../session/session-state.ts';

/** All session parts. */
export const ALL_PARTS = { ads, diagnostics };

/** A tracker controlled by the test, whose clock jumps from one due time to the next. */
export interface Driven {
  /** Outputs of this input and of everything due before it. */
  at(ms: number, input: Input): Output[];
  call(ms: number, call: Call, info?: unknown, metadata?: unknown): Output[];
  /** Advances the clock to this time. */
  until(ms: number): Output[];
  readonly state: TrackerState;
  readonly all: Output[];
}

/** @param playheadS position of the player at a given time; by default it follows the clock */
export function drive(
  playheadS: (ms: number) => number = (ms) => ms / 1000,
  able: Partial<PlayerReading> = {},
): Driven {
  let state = initialState({ playerName: 'web', channel: 'Canal', debugLogging: true }, 1);
  const all: Output[] = [];
  const readPlayer = (nowMs: number): PlayerReading => ({
    nowMs,
    playheadS: playheadS(nowMs),
    ...able,
    library: { account: 'suite', trackingServer: 'metrics.example', ...able.library },
  });
  const take = (ms: number, input: Input): readonly Output[] => {
    const [next, outputs] = step(state, input, readPlayer(ms), ALL_PARTS);
    state = next;
    all.push(...outputs);
    return outputs;
  };
  const until = (ms: number): Output[] => {
    const outputs: Output[] = [];
    for (let dueMs = nextDueMs(state); dueMs <= ms; dueMs = nextDueMs(state))
      outputs.push(...take(dueMs, { type: 'time' }));
    return outputs;
  };
  return {
    at: (ms, input) => [...until(ms), ...take(ms, input)],
    call: (ms, call, info, metadata) => [
      ...until(ms),
      ...take(ms, { type: 'call', ...incumbentCall(call, info, metadata) }),
    ],
    until,
    get state() {
      return state;
    },
    all,
  };
}

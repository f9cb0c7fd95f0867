import type { QualityInfo } from './media-objects.ts';
import type { Output, Session, TrackerState } from './session-state.ts';

/** What is known at the moment of one step; `state` is the step's own copy and `outputs` what it leaves. */
export interface Turn {
  readonly nowMs: number;
  readonly playheadS: number;
  readonly quality: QualityInfo | null;
  readonly state: TrackerState;
  readonly outputs: Output[];
}

/** A turn inside a session. */
export interface SessionTurn extends Turn {
  readonly session: Session;
}

export function log(turn: Turn, text: string, level: 'error' | 'warn' = 'error'): void {
  turn.outputs.push({ type: 'log', level, text });
}

/** Session id: milliseconds since 1970, then an integer below 10⁹. */
export function newSessionId(turn: Turn): string {
  const { state } = turn;
  state.seed = (Math.imul(state.seed, 1664525) + 1013904223) >>> 0;
  return `${turn.nowMs}${state.seed % 1_000_000_000}`;
}

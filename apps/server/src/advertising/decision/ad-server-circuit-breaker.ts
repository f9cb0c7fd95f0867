/** V-08: an ad server that keeps being late is left alone for a while, so that content does not wait for it each time. */

/** Late in a row before it is left alone, and for how long. */
const LATE_IN_A_ROW = 3;
const REST_MS = 30_000;

export interface AdServerCircuitBreaker {
  /** False while it is left alone. After that one question shows whether it is back. */
  mayCall(nowMs: number): boolean;
  answered(inTime: boolean, nowMs: number): void;
}

/** Of one ad server, on this server. */
export function createAdServerCircuitBreaker(): AdServerCircuitBreaker {
  let late = 0;
  let restsUntilMs = 0;
  return {
    mayCall: (nowMs) => nowMs >= restsUntilMs,
    answered: (inTime, nowMs) => {
      late = inTime ? 0 : late + 1;
      if (late >= LATE_IN_A_ROW) restsUntilMs = nowMs + REST_MS;
    },
  };
}

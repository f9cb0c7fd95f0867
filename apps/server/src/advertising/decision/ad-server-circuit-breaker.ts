/** V-08: circuit breaker for an ad server that repeatedly times out, so that content does not wait for it. */

/** Consecutive timeouts until it opens, and how long it stays open. */
const MAX_TIMEOUTS_IN_A_ROW = 3;
const OPEN_MS = 30_000;

export interface AdServerCircuitBreaker {
  /** False while open. Afterwards one request tests whether the server has recovered. */
  mayCall(nowMs: number): boolean;
  answered(inTime: boolean, nowMs: number): void;
}

/** For one ad server, in this process. */
export function createAdServerCircuitBreaker(): AdServerCircuitBreaker {
  let late = 0;
  let openUntilMs = 0;
  return {
    mayCall: (nowMs) => nowMs >= openUntilMs,
    answered: (inTime, nowMs) => {
      late = inTime ? 0 : late + 1;
      if (late >= MAX_TIMEOUTS_IN_A_ROW) openUntilMs = nowMs + OPEN_MS;
    },
  };
}

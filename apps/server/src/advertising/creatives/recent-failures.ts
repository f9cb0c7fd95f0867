import { type CreativeProblem, HOUR_MS, MINUTE_MS, PASSING_PROBLEMS } from '@sintonia/contracts';

/** Time before a retry: after a permanent failure, and after a transient one. */
const PERMANENT_MS = 6 * HOUR_MS;
const TRANSIENT_MS = 5 * MINUTE_MS;
/** Maximum number of failures in memory. */
const MAX_FAILURES = 500;

export interface RecentFailures {
  /** Null when the creative may be tried. */
  find(key: string): CreativeProblem | null;
  add(key: string, problem: CreativeProblem): void;
}

/** Creatives that failed recently, so that each request does not fetch them again. */
export function createRecentFailures(nowMs: () => number): RecentFailures {
  const failures = new Map<string, { problem: CreativeProblem; untilMs: number }>();
  return {
    find(key) {
      const failure = failures.get(key);
      return failure && failure.untilMs > nowMs() ? failure.problem : null;
    },
    add(key, problem) {
      failures.delete(key);
      failures.set(key, { problem, untilMs: nowMs() + (PASSING_PROBLEMS.has(problem) ? TRANSIENT_MS : PERMANENT_MS) });
      for (const oldest of failures.keys()) {
        if (failures.size <= MAX_FAILURES) break;
        failures.delete(oldest);
      }
    },
  };
}

/** V-08: sums kept and broken promises by quarter of an hour, of which days of any time zone consist. Pure. */

import { type AdPromiseName, MINUTE_MS, type PromiseOutcome } from '@sintonia/contracts';

const QUARTER_MS = 15 * MINUTE_MS;

/** A row of `ad_promise_quarter`. */
export interface PromiseQuarter {
  since: Date;
  promise: AdPromiseName;
  isDemo: boolean;
  kept: number;
  broken: number;
}

export interface CountedPromise {
  atMs: number;
  what: PromiseOutcome;
  promise: AdPromiseName;
}

/** Sums of one audience that are not written yet. */
export interface PromiseQuarters {
  count(one: CountedPromise): void;
  /** Adds rows that were taken and could not be written. */
  restore(rows: readonly PromiseQuarter[]): void;
  /** Every row; none remains. */
  take(): PromiseQuarter[];
}

export function createPromiseQuarters(isDemo: boolean): PromiseQuarters {
  let counted = new Map<string, PromiseQuarter>();
  const rowOf = (sinceMs: number, promise: AdPromiseName): PromiseQuarter => {
    const key = `${sinceMs} ${promise}`;
    const row = counted.get(key) ?? { since: new Date(sinceMs), promise, isDemo, kept: 0, broken: 0 };
    counted.set(key, row);
    return row;
  };
  return {
    count({ atMs, what, promise }) {
      rowOf(Math.floor(atMs / QUARTER_MS) * QUARTER_MS, promise)[what] += 1;
    },
    restore(rows) {
      for (const { since, promise, kept, broken } of rows) {
        const row = rowOf(since.getTime(), promise);
        row.kept += kept;
        row.broken += broken;
      }
    },
    take() {
      const rows = [...counted.values()];
      counted = new Map();
      return rows;
    },
  };
}

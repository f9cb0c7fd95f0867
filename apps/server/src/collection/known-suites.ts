/**
 * Report suites of this server. Events of other suites are not part of any figure: they are stored as rejected, within
 * a limit, and can be replayed once the operator adds the suite (S-04).
 */
import { DAY_MS, MINUTE_MS } from '@sintonia/contracts';
import type { KnownSuites } from '../config/config.ts';
import { type Named, namedIn } from '../ingest/forgery-signals.ts';
import type { Received } from '../ingest/received.ts';
import { type Rejection, reject } from '../ingest/rejection.ts';
import type { DecodedRow } from '../ingest/steps/decoded-row.ts';

export interface Admitted {
  /** Visitor ids in the event, for any suite. */
  named: Named | null;
  /** Rows whose suites are known. */
  rows: DecodedRow[];
  /** The event's unknown suites. */
  unknown: string[];
}

/** Removes unknown suites from rows: a hit has a row per suite, a heartbeat lists its suites in one. */
export function admitSuites(rows: readonly DecodedRow[], known: KnownSuites): Admitted {
  const named = namedIn(rows);
  if (known === null) return { named, rows: [...rows], unknown: [] };
  const unknown: string[] = [];
  const isKnown = (suite: string) => {
    if (!known.has(suite)) unknown.push(suite);
    return known.has(suite);
  };
  const admitted = rows.filter((entry) => {
    if (entry.table === 'hits') return isKnown(entry.row.suite);
    entry.row.suites = entry.row.suites.filter(isKnown);
    return entry.row.suites.length > 0;
  });
  return { named, rows: admitted, unknown };
}

const MAX_NAMES_LENGTH = 200;

export const unknownSuite = (unknown: readonly string[]): Rejection =>
  reject('unknownSuite', unknown.join(',').slice(0, MAX_NAMES_LENGTH)).error;

/** Storage limit of all unknown suites together, so that unknown senders cannot fill the disk. */
const LIMITS = [
  { perMs: MINUTE_MS, events: 1000, characters: 2_000_000 },
  { perMs: DAY_MS, events: 100_000, characters: 200_000_000 },
] as const;

/** Whether one more event fits the limits, and counts it if so. Windows start at whole minutes and UTC days. */
export function createUnknownSuiteBudget(): (received: Received) => boolean {
  const windows = LIMITS.map((limit) => ({ limit, at: -1, events: 0, characters: 0 }));
  return ({ path, query, receivedAtMs }) => {
    const characters = path.length + query.length;
    for (const window of windows) {
      const at = Math.floor(receivedAtMs / window.limit.perMs);
      if (window.at !== at) Object.assign(window, { at, events: 0, characters: 0 });
    }
    const hasRoom = windows.every(
      ({ limit, ...used }) => used.events < limit.events && used.characters + characters <= limit.characters,
    );
    if (!hasRoom) return false;
    for (const window of windows) {
      window.events += 1;
      window.characters += characters;
    }
    return true;
  };
}

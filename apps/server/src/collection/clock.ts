/** S-06: when it happened by our clock, and how far the client's clock is off. */
import { DAY_MS } from '@sintonia/contracts';
import { type Step, withBasics } from './decoded-row.ts';
import type { Received } from './received.ts';

/**
 * A client ahead of us by more than this has a wrong clock; less is two clocks that were never exactly alike.
 */
export const AHEAD_TOLERANCE_MS = 2000;
/**
 * An event may really be late (queued until consent, one heartbeat in flight at a time, sent again after a failure): up
 * to this its own time is believed. § 9: an idle session ends after 1800 s, so no queue lives longer.
 */
export const LATE_TOLERANCE_MS = 1_800_000;
/** Clients keep what they could not send for seven days (M-10). */
export const RESENT_TOLERANCE_MS = 7 * DAY_MS;
/** What a row holds for «no clock sent». */
const NEVER_MS = 0;
/** Last instant that the sorting key can hold. */
const LATEST_MS = Date.UTC(2100, 0);

interface Clocks {
  /** The client's clock at the event, epoch ms; 0 when it sent none. */
  sentAtMs: number;
  receivedAtMs: number;
  resent?: Received['resent'] | undefined;
}

/** How far the client's clock is behind ours (ahead: negative); the way of the request counts in. */
export function clockSkew({ sentAtMs, receivedAtMs, resent }: Clocks): number {
  if (sentAtMs === NEVER_MS) return 0;
  return receivedAtMs - (resent?.clockMs ?? sentAtMs);
}

/** Instant an event is counted at, epoch ms. Never after it was received. */
export function believedTime(clocks: Clocks): number {
  const { sentAtMs, receivedAtMs, resent } = clocks;
  if (sentAtMs === NEVER_MS) return receivedAtMs;
  // A client that says its clock now tells exactly how wrong it is, and how long ago the event was: as far back as clients
  // keep events, so that nobody writes into the figures of a year that is over.
  if (resent && resent.clockMs !== null) {
    const agoMs = Math.max(resent.clockMs - sentAtMs, 0);
    return agoMs <= LATE_TOLERANCE_MS + RESENT_TOLERANCE_MS ? receivedAtMs - agoMs : receivedAtMs;
  }
  const skewMs = clockSkew(clocks);
  const lateToleranceMs = resent ? RESENT_TOLERANCE_MS : LATE_TOLERANCE_MS;
  const isBelieved = skewMs >= -AHEAD_TOLERANCE_MS && skewMs <= lateToleranceMs;
  return isBelieved ? Math.min(sentAtMs, receivedAtMs) : receivedAtMs;
}

export const correctClock: Step = (entry, { receivedAtMs, resent }) => {
  const { sent_at } = entry.row;
  const clientMs = Date.parse(sent_at);
  const sentAtMs = Math.min(Math.max(clientMs, NEVER_MS), LATEST_MS);
  const clocks = { sentAtMs, receivedAtMs, resent };
  const occurredMs = believedTime(clocks);
  const received = isoNow(receivedAtMs);
  const sent = sentAtMs === clientMs ? sent_at : isoOf(sentAtMs);
  return withBasics(entry, {
    received_at: received,
    sent_at: sent,
    occurred_at: occurredMs === sentAtMs ? sent : occurredMs === receivedAtMs ? received : isoOf(occurredMs),
    clock_skew_ms: clockSkew(clocks),
  });
};

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** Many events arrive in one millisecond. */
let written = { ms: NEVER_MS, iso: isoOf(NEVER_MS) };
function isoNow(ms: number): string {
  if (ms !== written.ms) written = { ms, iso: isoOf(ms) };
  return written.iso;
}

/** S-06: time of an event by the server's clock, and the skew of the client's clock. */
import { LATE_TOLERANCE_MS, RESENT_TOLERANCE_MS } from '@sintonia/wire';
import type { Received } from '../received.ts';
import { type Step, withBasics } from './decoded-row.ts';

/** A client ahead of the server by more than this has a wrong clock; smaller differences are normal. */
export const AHEAD_TOLERANCE_MS = 2000;
/** Stored value if no clock was sent. */
const NEVER_MS = 0;
/** Latest instant that the sorting key can represent. */
const LATEST_MS = Date.UTC(2100, 0);

interface Clocks {
  /** The client's clock at the event, epoch ms; 0 if not sent. */
  sentAtMs: number;
  receivedAtMs: number;
  resent?: Received['resent'] | undefined;
}

/** Skew of the client's clock (negative: ahead), including network time. */
export function clockSkew({ sentAtMs, receivedAtMs, resent }: Clocks): number {
  if (sentAtMs === NEVER_MS) return 0;
  return receivedAtMs - (resent?.clockMs ?? sentAtMs);
}

/** Time at which an event is counted, epoch ms. Never after it was received. */
export function countedTime(clocks: Clocks): number {
  const { sentAtMs, receivedAtMs, resent } = clocks;
  if (sentAtMs === NEVER_MS) return receivedAtMs;
  // A client that sends its current clock reveals its exact skew and the age of the event. The age is limited to the time for which clients retain events, so that nobody can change figures of a past year.
  if (resent && resent.clockMs !== null) {
    const agoMs = Math.max(resent.clockMs - sentAtMs, 0);
    return agoMs <= LATE_TOLERANCE_MS + RESENT_TOLERANCE_MS ? receivedAtMs - agoMs : receivedAtMs;
  }
  const skewMs = clockSkew(clocks);
  const lateToleranceMs = resent ? RESENT_TOLERANCE_MS : LATE_TOLERANCE_MS;
  const isPlausible = skewMs >= -AHEAD_TOLERANCE_MS && skewMs <= lateToleranceMs;
  return isPlausible ? Math.min(sentAtMs, receivedAtMs) : receivedAtMs;
}

export const correctClock: Step = (entry, { receivedAtMs, resent }) => {
  const { sent_at } = entry.row;
  const clientMs = Date.parse(sent_at);
  const sentAtMs = Math.min(Math.max(clientMs, NEVER_MS), LATEST_MS);
  const clocks = { sentAtMs, receivedAtMs, resent };
  const occurredMs = countedTime(clocks);
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

/** Cached, since many events arrive in one millisecond. */
let written = { ms: NEVER_MS, iso: isoOf(NEVER_MS) };
function isoNow(ms: number): string {
  if (ms !== written.ms) written = { ms, iso: isoOf(ms) };
  return written.iso;
}

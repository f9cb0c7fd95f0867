/** The schedule of a channel: what is announced for certain moments, and around it the week that repeats. Pure. */
import type { Broadcast } from '@sintonia/contracts';
import { broadcastsBetween, type Week } from './weekly-broadcasts.ts';

export interface Schedule {
  week: Week;
  /** In the order in which they start, no two at once; instants in UTC, all written alike. */
  dated: readonly Broadcast[];
}

/** What is left of the week between two announced broadcasts is not worth a line when it is shorter than this. */
const SHORTEST_REST_MS = 60_000;

/** The broadcasts that are on at some moment between two, oldest first; what the week has is cut where it is replaced. */
export function broadcastsOn(
  channel: string,
  { week, dated }: Schedule,
  fromMs: number,
  toMs: number,
  timeZone: string,
): Broadcast[] {
  const weekly = broadcastsBetween(channel, week, fromMs, toMs, timeZone);
  const from = new Date(Math.min(fromMs, Date.parse(weekly[0]?.startsAt ?? '') || fromMs)).toISOString();
  const to = new Date(Math.max(toMs, Date.parse(weekly.at(-1)?.endsAt ?? '') || toMs)).toISOString();
  // Months may be announced: instants as texts are quick to compare.
  const near = dated.filter(({ startsAt, endsAt }) => endsAt > from && startsAt < to);
  if (near.length === 0) return weekly;
  return [...near, ...weekly.flatMap((broadcast) => restsOf(broadcast, near))]
    .filter(({ startsAt, endsAt }) => Date.parse(endsAt) > fromMs && Date.parse(startsAt) < toMs)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** The parts of a broadcast that no announced one takes. */
function restsOf(broadcast: Broadcast, dated: readonly Broadcast[]): Broadcast[] {
  const rests: Broadcast[] = [];
  let fromMs = Date.parse(broadcast.startsAt);
  const endMs = Date.parse(broadcast.endsAt);
  const keep = (toMs: number) => {
    if (toMs - fromMs < SHORTEST_REST_MS) return;
    rests.push({ ...broadcast, startsAt: new Date(fromMs).toISOString(), endsAt: new Date(toMs).toISOString() });
  };
  for (const { startsAt, endsAt } of dated) {
    const [takenFromMs, takenToMs] = [Date.parse(startsAt), Date.parse(endsAt)];
    if (takenToMs <= fromMs || takenFromMs >= endMs) continue;
    keep(takenFromMs);
    fromMs = Math.max(fromMs, takenToMs);
  }
  keep(endMs);
  return rests;
}

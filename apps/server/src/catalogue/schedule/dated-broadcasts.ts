/** The schedule of a channel: dated broadcasts, and the repeating weekly schedule around them. Pure. */
import type { Broadcast } from '@sintonia/contracts';
import { broadcastsBetween, type Week } from './weekly-broadcasts.ts';

export interface Schedule {
  week: Week;
  /** In order of start, without overlaps; instants in UTC in one format, so they compare as strings. */
  dated: readonly Broadcast[];
}

/** Shorter remainders of a weekly broadcast between two dated ones are dropped. */
const MIN_REMAINDER_MS = 60_000;

/** The broadcasts within a time range, oldest first; weekly ones are cut where dated ones replace them. */
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
  // The list may cover months: comparing ISO strings is cheaper than parsing them.
  const near = dated.filter(({ startsAt, endsAt }) => endsAt > from && startsAt < to);
  if (near.length === 0) return weekly;
  return [...near, ...weekly.flatMap((broadcast) => remaindersOf(broadcast, near))]
    .filter(({ startsAt, endsAt }) => Date.parse(endsAt) > fromMs && Date.parse(startsAt) < toMs)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** The parts of a weekly broadcast that no dated one covers. */
function remaindersOf(broadcast: Broadcast, dated: readonly Broadcast[]): Broadcast[] {
  const remainders: Broadcast[] = [];
  let fromMs = Date.parse(broadcast.startsAt);
  const endMs = Date.parse(broadcast.endsAt);
  const addRemainder = (toMs: number) => {
    if (toMs - fromMs < MIN_REMAINDER_MS) return;
    remainders.push({ ...broadcast, startsAt: new Date(fromMs).toISOString(), endsAt: new Date(toMs).toISOString() });
  };
  for (const { startsAt, endsAt } of dated) {
    const [datedFromMs, datedToMs] = [Date.parse(startsAt), Date.parse(endsAt)];
    if (datedToMs <= fromMs || datedFromMs >= endMs) continue;
    addRemainder(datedFromMs);
    fromMs = Math.max(fromMs, datedToMs);
  }
  addRemainder(endMs);
  return remainders;
}

/** For tests: what was on air while something played, from the definition (docs/reports.md, Broadcasts). */
import type { ScheduledItem } from '../../../query/broadcasts.ts';

interface Played {
  /** Properties of the viewing. */
  values: Readonly<Record<string, string>>;
}

/** Broadcasts of the viewing's channel; none for on-demand playback. */
const ofChannel = (schedule: readonly ScheduledItem[], { values }: Played): readonly ScheduledItem[] =>
  ['live', 'linear'].includes(values.streamKind ?? '')
    ? schedule.filter(({ channel }) => channel === values.playbackChannel)
    : [];

/** The last broadcast that has begun, if it has not ended. */
export function onAirAt(schedule: readonly ScheduledItem[], viewing: Played, atMs: number): string {
  const begun = ofChannel(schedule, viewing).filter(({ startMs }) => startMs <= atMs);
  const last = begun.reduce<ScheduledItem | null>((a, b) => (a === null || b.startMs >= a.startMs ? b : a), null);
  if (last === null || last.endMs <= atMs) return '';
  return `${last.channel} ${new Date(last.startMs).toISOString().slice(0, 16)}Z ${last.title}`;
}

/** An interval, cut where a broadcast of the channel begins or ends. An interval of length zero is not cut. */
export function cutByBroadcast(
  schedule: readonly ScheduledItem[],
  viewing: Played,
  { beginMs, endMs }: { beginMs: number; endMs: number },
): { beginMs: number; endMs: number; broadcast: string }[] {
  const inside = ofChannel(schedule, viewing)
    .flatMap(({ startMs, endMs: until }) => [startMs, until])
    .filter((ms) => ms > beginMs && ms < endMs);
  const cuts = [...new Set([beginMs, ...inside])].sort((a, b) => a - b);
  return cuts.map((ms, i) => ({
    beginMs: ms,
    endMs: cuts[i + 1] ?? endMs,
    broadcast: onAirAt(schedule, viewing, ms),
  }));
}

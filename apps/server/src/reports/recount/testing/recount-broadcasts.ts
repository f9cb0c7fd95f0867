/** Broadcasts of the schedule, with the time of their viewings counted one by one. */
import type { ScheduledItem } from '../../../query/broadcasts.ts';
import { clock } from './recount-hits.ts';
import type { Fact } from './recount-playback.ts';

/** How much of a span lies in an interval, ms. */
const within = ({ span }: Fact, fromMs: number, toMs: number): number =>
  span ? Math.max(0, Math.min(span.endMs, toMs) - Math.max(span.beginMs, fromMs)) : 0;

const DAY_MS = 86_400_000;

/** @param spans of content at any time, of viewings in the segments */
export function broadcastFacts(
  schedule: readonly ScheduledItem[],
  spans: readonly Fact[],
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): Fact[] {
  const isLive = ({ viewing }: Fact) => ['live', 'linear'].includes(viewing.values.streamKind ?? '');
  const live = spans.filter(isLive);
  const onDemand = spans.filter((one) => !isLive(one));
  return schedule
    .filter(({ startMs }) => startMs < nowMs)
    .map(({ channel, title, mediaId, startMs, endMs }) => {
      const untilMs = Math.min(endMs, nowMs);
      const timeOf = (of: readonly Fact[], fromMs: number, toMs: number) =>
        of.reduce((sum, one) => sum + within(one, fromMs, toMs), 0);
      const later = onDemand.filter(({ viewing }) => mediaId !== '' && viewing.values.mediaId === mediaId);
      const laterMs = (days: number) => timeOf(later, startMs, Math.min(startMs + days * DAY_MS, nowMs));
      return {
        kind: 'broadcast',
        atMs: startMs,
        visitor: '',
        viewing: null as never, // a broadcast has no viewing
        aired: {
          airedMs: untilMs - startMs,
          liveMs: timeOf(
            live.filter(({ viewing }) => viewing.values.playbackChannel === channel),
            startMs,
            untilMs,
          ),
          allMs: timeOf(live, startMs, untilMs),
          laterMs: [laterMs(7), laterMs(28)],
        },
        dimensions: {
          broadcast: `${channel} ${new Date(startMs).toISOString().slice(0, 16)}Z ${title}`,
          playbackChannel: channel,
          programme: title,
          mediaId,
          ...clock(startMs, timeZone),
        },
      };
    });
}

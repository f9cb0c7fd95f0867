import type { Channel, GuideDay, ScheduledBroadcast, SiteRequest } from '@sintonia/contracts';
import { HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import { guidePath } from '../../shared/on-air/channel-path.ts';
import { type ScheduledView, scheduledView } from '../../shared/on-air/on-air-view.ts';
import { clockTime, type DateText } from '../../ui/dates/local-time.ts';
import { guideDayName, guideDays } from './guide-days.ts';

/** A broadcast with its place on the day's timeline. */
export interface GuideSlot extends ScheduledView {
  /** Minutes from the start of the day; 0 for what began earlier. */
  from: number;
  /** Minutes of the day that it covers. */
  long: number;
}

export interface GuideChannel {
  slug: string;
  name: string;
  area: 'tele' | 'radio';
  /** Guide page of this channel and day. */
  path: string;
  /** Live page of the channel. */
  livePath: string;
  slots: GuideSlot[];
}

/**
 * View of the guide: one day of the channels of a kind; phones show the chosen channel.
 *
 * @param live gives the live address of a channel
 */
export function guideView(
  { date, startsAt, endsAt, channels }: GuideDay,
  chosen: Channel,
  { catalogue, now }: SiteRequest,
  live: (channel: Channel) => string,
) {
  const { timeZone } = catalogue.broadcaster();
  const today = catalogue.guideDate(now);
  const [startMs, endMs] = [Date.parse(startsAt), Date.parse(endsAt)];
  return {
    date,
    day: guideDayName(date, today),
    isToday: date === today,
    startMs,
    minutes: (endMs - startMs) / MINUTE_MS,
    hours: hoursBetween(startMs, endMs, timeZone),
    days: guideDays(today).map((day) => ({ ...day, path: guidePath(chosen.slug, day.date) })),
    chosen: chosen.slug,
    chosenName: chosen.name,
    kinds: (['tv', 'radio'] as const).flatMap((kind) => {
      const first = channels.find(({ channel }) => channel.kind === kind)?.channel;
      return first ? { kind, path: guidePath(first.slug, date), isChosen: chosen.kind === kind } : [];
    }),
    channels: channels
      .filter(({ channel }) => channel.kind === chosen.kind)
      .map(
        ({ channel, broadcasts }): GuideChannel => ({
          slug: channel.slug,
          name: channel.name,
          area: channel.kind === 'tv' ? 'tele' : 'radio',
          path: guidePath(channel.slug, date),
          livePath: live(channel),
          slots: broadcasts.map((broadcast) => guideSlot(broadcast, startMs, endMs, timeZone)),
        }),
      ),
  };
}
export type GuideView = ReturnType<typeof guideView>;

function guideSlot(broadcast: ScheduledBroadcast, startMs: number, endMs: number, timeZone: string): GuideSlot {
  const fromMs = Math.max(startMs, Date.parse(broadcast.startsAt));
  const toMs = Math.min(endMs, Date.parse(broadcast.endsAt));
  return {
    ...scheduledView(broadcast, timeZone),
    from: (fromMs - startMs) / MINUTE_MS,
    long: (toMs - fromMs) / MINUTE_MS,
  };
}

/** Hours of the day as the clock shows them: on a clock change one is missing or comes twice. */
function hoursBetween(startMs: number, endMs: number, timeZone: string): DateText[] {
  return Array.from({ length: Math.round((endMs - startMs) / HOUR_MS) }, (_, i) => {
    const iso = new Date(startMs + i * HOUR_MS).toISOString();
    return { iso, text: clockTime(iso, timeZone) };
  });
}

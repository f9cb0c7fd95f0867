import { type Broadcast, DVR_WINDOW_MS, HOUR_MS, type ScheduledBroadcast, type SiteRequest } from '@sintonia/contracts';
import { type ScheduledView, scheduledView } from '../on-air/on-air-view.ts';

/** How far back what is on is known, in hours: more than the signal keeps. */
const BACK_HOURS = 3;
/** How far forward: who listens all day long asks again before it ends. */
const AHEAD_HOURS = 20;

/** A programme as the player's bar takes it, and with what the page says of it. */
export interface ScheduleEntry {
  title: string;
  subtitle: string | null;
  path: string | null;
  startsAtMs: number;
  endsAtMs: number;
}

const scheduleEntry = (broadcast: Broadcast, { path }: ScheduledView): ScheduleEntry => ({
  title: broadcast.title,
  subtitle: broadcast.subtitle,
  path,
  startsAtMs: Date.parse(broadcast.startsAt),
  endsAtMs: Date.parse(broadcast.endsAt),
});

/** What a channel broadcasts around now, for who plays it, and today's list: from what one can still go back to, to the night. */
export async function dayOfChannel(slug: string, { catalogue, now }: SiteRequest) {
  const { timeZone } = catalogue.broadcaster();
  const from = new Date(now.getTime() - BACK_HOURS * HOUR_MS);
  const to = new Date(now.getTime() + AHEAD_HOURS * HOUR_MS);
  const [around, day] = await Promise.all([
    catalogue.broadcasts(slug, from, to),
    catalogue.guideDay(catalogue.guideDate(now)),
  ]);
  const fromMorning = day.channels.find(({ channel }) => channel.slug === slug)?.broadcasts ?? [];
  const beginsAtMs = Date.parse(fromMorning[0]?.startsAt ?? '');
  const reachedMs = now.getTime() - DVR_WINDOW_MS;
  const ofTheNight = around.filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) < beginsAtMs && Date.parse(endsAt) > reachedMs,
  );
  const today = [...ofTheNight, ...fromMorning];
  const view = (broadcast: ScheduledBroadcast) => scheduledView(broadcast, timeZone);
  return {
    timeZone,
    dvrMs: DVR_WINDOW_MS,
    schedule: around.map((broadcast) => scheduleEntry(broadcast, view(broadcast))),
    today: today.map(view),
  };
}

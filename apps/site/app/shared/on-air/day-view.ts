import { type Broadcast, DVR_WINDOW_MS, HOUR_MS, type ScheduledBroadcast, type SiteRequest } from '@sintonia/contracts';
import { type ScheduledView, scheduledView } from './on-air-view.ts';

/** Hours of past schedule: more than the DVR window. */
const BACK_HOURS = 3;
/** Hours of future schedule: a listener's page reloads it before it ends. */
const AHEAD_HOURS = 20;

/** A broadcast for the player's bar, with the page's texts. */
export interface ScheduleEntry {
  title: string;
  subtitle: string | null;
  path: string | null;
  startsAtMs: number;
  endsAtMs: number;
  /** Facts of its programme for heartbeats (§ 3): null where the catalogue has none, absent on cards. */
  facts?: BroadcastFacts | null;
}

export interface BroadcastFacts {
  genre: string;
  rating: string;
  presenter: string;
}

const scheduleEntry = (broadcast: Broadcast, { path }: ScheduledView, facts: BroadcastFacts | null): ScheduleEntry => ({
  facts,
  title: broadcast.title,
  subtitle: broadcast.subtitle,
  path,
  startsAtMs: Date.parse(broadcast.startsAt),
  endsAtMs: Date.parse(broadcast.endsAt),
});

async function programmeFacts(broadcasts: readonly Broadcast[], catalogue: SiteRequest['catalogue']) {
  const slugs = [...new Set(broadcasts.map(({ programme }) => programme))].filter((slug) => slug !== null);
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const page = await catalogue.programme(slug);
      if (!page.ok) return [slug, null] as const;
      const { genre, rating, presenter } = page.value.programme;
      return [slug, { genre, rating, presenter }] as const;
    }),
  );
  return new Map<string | null, BroadcastFacts | null>(found);
}

/**
 * Broadcasts of a channel around now for the player, and today's list: from the start of the DVR window to the night.
 */
export async function dayOfChannel(slug: string, { catalogue, now }: SiteRequest) {
  const { timeZone } = catalogue.broadcaster();
  const from = new Date(now.getTime() - BACK_HOURS * HOUR_MS);
  const to = new Date(now.getTime() + AHEAD_HOURS * HOUR_MS);
  const [around, day] = await Promise.all([
    catalogue.broadcasts(slug, from, to),
    catalogue.guideDay(catalogue.guideDate(now)),
  ]);
  const programmes = await programmeFacts(around, catalogue);
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
    schedule: around.map((broadcast) =>
      scheduleEntry(broadcast, view(broadcast), programmes.get(broadcast.programme) ?? null),
    ),
    today: today.map(view),
  };
}

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
  /** Of its programme, for heartbeats (§ 3): null where the catalogue has none, left out by cards. */
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

/** What a channel broadcasts around now, for who plays it, and today's list: from what one can still go back to, to the night. */
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

/** Embargo: the catalogue as the public may see it at a given time. Pure. */
import type { Programme, Story } from '@sintonia/contracts';
import type { Catalogue } from '../catalogue.ts';

/**
 * Removes stories and episodes dated in the future, and all references to them. A programme without a released episode
 * is removed, and its broadcasts do not link to it: the schedule is public, its content is not.
 */
export function releasedCatalogue(catalogue: Catalogue, nowMs: number): Catalogue {
  if (nextReleaseMs(catalogue, nowMs) === Number.POSITIVE_INFINITY) return catalogue;
  const isReleased = (iso: string) => Date.parse(iso) <= nowMs;

  const shown = catalogue.stories.filter(({ publishedAt }) => isReleased(publishedAt));
  const ids = new Set(shown.map(({ id }) => id));
  const futureStories = catalogue.stories.filter(({ id }) => !ids.has(id));
  const signing = new Set(shown.map(({ author }) => author.id));
  const onlyLater = new Set(futureStories.map(({ author }) => author.id).filter((id) => !signing.has(id)));

  const programmes = catalogue.programmes.flatMap((programme) => releasedProgramme(programme, isReleased));
  const slugs = new Set(programmes.map(({ slug }) => slug));
  const withoutLink = <T extends { programme: string | null }>(broadcast: T): T =>
    broadcast.programme === null || slugs.has(broadcast.programme) ? broadcast : { ...broadcast, programme: null };
  const allLinked = slugs.size === catalogue.programmes.length;

  return {
    ...catalogue,
    stories: shown.map((story) => releasedStory(story, ids, isReleased)),
    // Authors without any story are staff and have a page; authors with only future stories would reveal them.
    authors: catalogue.authors.filter(({ id }) => !onlyLater.has(id)),
    programmes,
    ...(!allLinked && {
      broadcasts: catalogue.broadcasts.map(withoutLink),
      schedules: catalogue.schedules.map(({ channel, week }) => ({
        channel,
        week: week.map((day) => day.map(withoutLink)),
      })),
    }),
  };
}

/** Time of the next release, ms; Infinity if there is none. */
export function nextReleaseMs({ stories, programmes }: Catalogue, nowMs: number): number {
  let nextMs = Number.POSITIVE_INFINITY;
  const consider = (iso: string | null | undefined) => {
    const ms = Date.parse(iso ?? '');
    if (ms > nowMs && ms < nextMs) nextMs = ms;
  };
  for (const { publishedAt, updatedAt, live } of stories) {
    consider(publishedAt);
    consider(updatedAt);
    consider(live?.endedAt);
  }
  for (const { seasons } of programmes)
    for (const { episodes } of seasons) for (const { broadcastAt } of episodes) consider(broadcastAt);
  return nextMs;
}

/** Updates have their own dates, and are filtered when read (decision 0022). */
function releasedStory(story: Story, ids: ReadonlySet<number>, isReleased: (iso: string) => boolean): Story {
  const { related, updatedAt, live } = story;
  return {
    ...story,
    related: related.filter((id) => ids.has(id)),
    updatedAt: updatedAt !== null && isReleased(updatedAt) ? updatedAt : null,
    ...(live && {
      live: { ...live, endedAt: live.endedAt !== null && isReleased(live.endedAt) ? live.endedAt : null },
    }),
  };
}

function releasedProgramme(programme: Programme, isReleased: (iso: string) => boolean): Programme[] {
  const seasons = programme.seasons
    .map((season) => ({ ...season, episodes: season.episodes.filter(({ broadcastAt }) => isReleased(broadcastAt)) }))
    .filter(({ episodes }) => episodes.length > 0);
  return seasons.length > 0 ? [{ ...programme, seasons }] : [];
}

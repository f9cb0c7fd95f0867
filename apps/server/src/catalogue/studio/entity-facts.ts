/** What the catalogue and the schedule know of an entity of the studio: what it belongs to, and when it is on air. */
import { DAY_MS, type EntityFacts, type EntityFactsRequest, type ScheduledBroadcast } from '@sintonia/contracts';
import { authorPageName, episodePageName, programmePageName, storyPageName } from '@sintonia/contracts/site-paths';
import type { Catalogue } from '../catalogue.ts';
import { newsSectionPageName, SITE_SECTIONS } from './page-titles.ts';
import type { StudioCatalogue } from './studio-catalogue.ts';

/** How far the last and the next broadcast are searched for. */
const BACK_MS = 28 * DAY_MS;
const AHEAD_MS = 14 * DAY_MS;

const NOTHING: EntityFacts = {
  title: null,
  programme: null,
  episode: null,
  channel: null,
  author: null,
  role: null,
  sections: [],
  themes: [],
  path: null,
  below: [],
  stories: null,
  publishedAt: null,
  broadcastAt: null,
  newsSection: null,
  mediaId: null,
  broadcasts: { last: null, next: null },
};

/** Without any fact for an entity that the catalogue does not have. */
export async function entityFacts(
  { catalogue, reader }: Pick<StudioCatalogue, 'catalogue' | 'reader'>,
  { kind, value }: EntityFactsRequest,
  nowMs: number,
): Promise<EntityFacts> {
  const schedule = (channels: readonly string[]) =>
    Promise.all(
      channels.map((slug) => reader.broadcasts(slug, new Date(nowMs - BACK_MS), new Date(nowMs + AHEAD_MS))),
    ).then((found) => found.flat());
  const channels = catalogue.channels.map(({ slug }) => slug);
  switch (kind) {
    case 'page':
      return ofPage(catalogue, value);
    case 'title': {
      const found = episodesOf(catalogue).find(({ episode }) => episode.title === value);
      if (!found) {
        // A live stream is named as its channel.
        const live = catalogue.channels.find(({ name }) => name === value);
        return live ? { ...NOTHING, channel: { slug: live.slug, name: live.name } } : NOTHING;
      }
      const all = await schedule(channels);
      const broadcasts = lastAndNext(
        all.filter(({ episode }) => episode?.id === found.episode.id),
        nowMs,
      );
      return { ...ofEpisode(catalogue, found), title: null, broadcasts };
    }
    case 'programme': {
      // As reports name the programme of a broadcast: a news bulletin has no programme in the catalogue.
      const broadcasts = lastAndNext(
        (await schedule(channels)).filter(({ title }) => title === value),
        nowMs,
      );
      const programme = catalogue.programmes.find(({ title }) => title === value);
      const on = programme?.channel ?? broadcasts.last?.channel ?? broadcasts.next?.channel;
      return { ...NOTHING, channel: channelOf(catalogue, on), broadcasts };
    }
    case 'channel': {
      if (!channels.includes(value)) return NOTHING;
      return { ...NOTHING, broadcasts: lastAndNext(await schedule([value]), nowMs) };
    }
    case 'author':
      return { ...NOTHING, role: catalogue.authors.find(({ name }) => name === value)?.role ?? null };
    case 'section':
      if (!Object.hasOwn(SITE_SECTIONS, value)) return NOTHING;
      return { ...NOTHING, path: `/${value}/`, ...(value === NEWS.value && ofNews(catalogue, nowMs)) };
    case 'theme':
      return { ...NOTHING, stories: published(catalogue, nowMs, ({ themes }) => themes.includes(value)) };
  }
}

const ofNews = (catalogue: Catalogue, nowMs: number): Pick<EntityFacts, 'below' | 'stories'> => ({
  below: catalogue.sections.map(({ slug, name }) => ({ page: newsSectionPageName(slug), name })),
  stories: published(catalogue, nowMs, () => true),
});

/** Stories that are on the site; null without one. */
function published(
  { stories }: Catalogue,
  nowMs: number,
  isMeant: (story: Catalogue['stories'][number]) => boolean,
): EntityFacts['stories'] {
  const found = stories.filter((story) => isMeant(story) && Date.parse(story.publishedAt) <= nowMs);
  const last = found.toSorted((a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt)).at(-1);
  if (!last) return null;
  const { title, publishedAt } = last;
  return { count: found.length, last: { page: storyPageName(last), title, publishedAt } };
}

type Episodes = ReturnType<typeof episodesOf>;

const episodesOf = ({ programmes }: Catalogue) =>
  programmes.flatMap((programme) =>
    programme.seasons.flatMap(({ episodes }) => episodes.map((episode) => ({ programme, episode }))),
  );

const channelOf = ({ channels }: Catalogue, slug: string | undefined): EntityFacts['channel'] => {
  const channel = channels.find((one) => one.slug === slug);
  return channel ? { slug: channel.slug, name: channel.name } : null;
};

const ofEpisode = (catalogue: Catalogue, { programme, episode }: Episodes[number]): EntityFacts => ({
  ...NOTHING,
  title: episode.title,
  programme: programme.title,
  episode: { season: episode.season, number: episode.number },
  channel: channelOf(catalogue, programme.channel),
  broadcastAt: episode.broadcastAt,
  mediaId: programme.form === 'programme' ? String(episode.id) : null,
});

/** @param page its name in hits */
function ofPage(catalogue: Catalogue, page: string): EntityFacts {
  const story = catalogue.stories.find((one) => storyPageName(one) === page);
  if (story) {
    const section = catalogue.sections.find(({ slug }) => slug === story.section);
    return {
      ...NOTHING,
      author: story.author.name,
      sections: [
        NEWS,
        ...(section ? [{ kind: 'page' as const, value: newsSectionPageName(section.slug), name: section.name }] : []),
      ],
      themes: story.themes,
      publishedAt: story.publishedAt,
    };
  }
  const found = episodesOf(catalogue).find(
    ({ programme, episode }) => episodePageName(programme.kind, programme.slug, episode.id) === page,
  );
  if (found) return ofEpisode(catalogue, found);
  const programme = catalogue.programmes.find(({ slug }) => programmePageName(slug) === page);
  if (programme) {
    return { ...NOTHING, programme: programme.title, channel: channelOf(catalogue, programme.channel) };
  }
  const section = catalogue.sections.find(({ slug }) => newsSectionPageName(slug) === page);
  if (section) return { ...NOTHING, sections: [NEWS], newsSection: section.slug };
  const author = catalogue.authors.find(({ id }) => authorPageName(id) === page);
  if (author) return { ...NOTHING, author: author.name, role: author.role };
  const channel = catalogue.channels.find(({ slug }) => CHANNEL_PAGES.some((of) => page === `${of}/${slug}`));
  return channel ? { ...NOTHING, channel: channelOf(catalogue, channel.slug) } : NOTHING;
}

/** First part of the name of a page of a channel in hits. */
const CHANNEL_PAGES = ['directes', 'radio', 'programacio'];

/** Section of the site that stories are in. */
const NEWS = { kind: 'section' as const, value: 'noticies', name: SITE_SECTIONS.noticies ?? '' };

/** The last one that has begun, and the first one to come. */
function lastAndNext(all: readonly ScheduledBroadcast[], nowMs: number): EntityFacts['broadcasts'] {
  const byStart = all.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const shown = (one: ScheduledBroadcast | undefined): EntityFacts['broadcasts']['last'] =>
    one ? { channel: one.channel, title: one.title, startsAt: one.startsAt, endsAt: one.endsAt } : null;
  return {
    last: shown(byStart.findLast(({ startsAt }) => Date.parse(startsAt) <= nowMs)),
    next: shown(byStart.find(({ startsAt }) => Date.parse(startsAt) > nowMs)),
  };
}

/** The catalogue as the website reads it: from memory, because PGlite blocks the process during a query. */
import {
  type CatalogueReader,
  type Channel,
  composeFrontPage,
  failed,
  type NotFound,
  type OnAir,
  ok,
  type ScheduledBroadcast,
  type StoryCard,
} from '@sintonia/contracts';
import type { Catalogue } from '../catalogue.ts';
import { CatalogueError } from '../loading/catalogue-errors.ts';
import { broadcastsOn } from '../schedule/dated-broadcasts.ts';
import { guideBounds, guideDateAt } from '../schedule/guide.ts';
import { onAirAt } from '../schedule/on-air.ts';
import { buildIndexes } from './catalogue-shelves.ts';
import { episodeOf } from './episode-of.ts';
import { nearest, rank } from './ordering.ts';
import { relatedStories } from './related-stories.ts';

/** Episode ids as used in reports, most played first; empty when nothing was played. */
export type MostWatched = () => readonly string[];

/** @param isOfDemo whether the most watched are those of the demonstration */
export function createCatalogueReader(
  catalogue: Catalogue,
  mostWatched: MostWatched,
  isOfDemo: () => boolean = () => false,
): CatalogueReader {
  const shelves = buildIndexes(catalogue);
  const front = composeFrontPage(shelves.storiesNewestFirst);
  if (!front) throw new CatalogueError('empty', 'stories');

  const { timeZone } = catalogue.broadcaster;
  const channels = (['tv', 'radio'] as const).flatMap((kind) => catalogue.channels.filter((one) => one.kind === kind));
  const weekOf = (channel: string) => shelves.weeks.get(channel) ?? [];
  const datedOf = (channel: string) => shelves.dated.get(channel) ?? [];
  const onAir = (now: Date): OnAir[] =>
    channels.map((channel) => {
      const { slug } = channel;
      return { channel, ...onAirAt(slug, weekOf(slug), now.getTime(), timeZone, datedOf(slug)) };
    });
  const ofKind = (all: readonly OnAir[], kind: Channel['kind']) => all.filter(({ channel }) => channel.kind === kind);
  const broadcasts = (channel: string, fromMs: number, toMs: number): ScheduledBroadcast[] =>
    broadcastsOn(channel, { week: weekOf(channel), dated: datedOf(channel) }, fromMs, toMs, timeZone).map(
      (broadcast) => {
        const programme = broadcast.programme === null ? undefined : shelves.programmes.get(broadcast.programme);
        const card = programme && episodeOf(broadcast, programme.episodes)?.card;
        return { ...broadcast, episode: card ? { id: card.id, kind: card.kind } : null };
      },
    );
  /** By story, only for requested stories: the sitemap requests all of them repeatedly. */
  const relatedTo = new Map<number, StoryCard[]>();
  const programmeCards = [...shelves.programmes.values()].map(({ card }) => card);
  const notFound = (what: string) => failed<NotFound>({ kind: 'notFound', what });

  return {
    broadcaster: () => catalogue.broadcaster,
    artwork: () => catalogue.artwork,
    sections: () => catalogue.sections,
    programmes: async () => programmeCards,

    home: async (now) => ({
      ...front,
      tv: ofKind(onAir(now), 'tv'),
      radio: ofKind(onAir(now), 'radio'),
      programmes: programmeCards.filter((card) => card.kind === 'video'),
      mostWatched: rank(shelves, mostWatched()),
      isMostWatchedOfDemo: isOfDemo(),
    }),

    section: async (slug) => {
      const section = shelves.sections.get(slug);
      if (!section) return notFound(`section ${slug}`);
      return ok({ section, stories: shelves.storiesOf.get(slug) ?? [] });
    },

    story: async (id) => {
      const shelf = shelves.stories.get(id);
      if (!shelf) return notFound(`story ${id}`);
      const { story, section, themes, clip } = shelf;
      const related = relatedTo.get(id) ?? relatedStories(shelf, shelves);
      relatedTo.set(id, related);
      return ok({ story, section, themes, clip, related });
    },

    authors: () => catalogue.authors,
    author: async (id) => {
      const shelf = shelves.authors.get(id);
      return shelf ? ok(shelf) : notFound(`author ${id}`);
    },

    themes: () => [...shelves.themes.values()].map(({ theme }) => theme),
    theme: async (slug) => {
      const shelf = shelves.themes.get(slug);
      return shelf ? ok(shelf) : notFound(`theme ${slug}`);
    },

    programme: async (slug) => {
      const shelf = shelves.programmes.get(slug);
      if (!shelf) return notFound(`programme ${slug}`);
      const episodes = shelf.episodes.map(({ card }) => card);
      return ok({ programme: shelf.programme, channel: shelf.channel, episodes });
    },

    episode: async (id) => {
      const shelf = shelves.episodes.get(id);
      if (!shelf) return notFound(`episode ${id}`);
      const { programme, card, channel, episodes } = shelf.programme;
      const { code, thematic, rating, presenter } = programme;
      return ok({
        episode: shelf.episode,
        programme: { ...card, code, thematic, rating, presenter, channel: programme.channel },
        channel,
        clip: shelf.clip,
        next: episodes[episodes.indexOf(shelf) + 1]?.card ?? null,
        more: nearest(shelf, episodes),
      });
    },

    channels: () => channels,
    onAir: async (now) => onAir(now),
    broadcasts: async (channel, from, to) => broadcasts(channel, from.getTime(), to.getTime()),
    guideDate: (now) => guideDateAt(now.getTime(), timeZone),
    guideDay: async (date) => {
      const { startMs, endMs } = guideBounds(date, timeZone);
      return {
        date,
        startsAt: new Date(startMs).toISOString(),
        endsAt: new Date(endMs).toISOString(),
        channels: channels.map((channel) => ({ channel, broadcasts: broadcasts(channel.slug, startMs, endMs) })),
      };
    },
  };
}

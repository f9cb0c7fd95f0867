/** Converts a catalogue with relative times into one with instants. Pure. */

import {
  type ArtworkIndex,
  type Author,
  type CatalogueSource,
  type Episode,
  instantOf,
  localDateAt,
  MINUTE_MS,
  type Programme,
  type ProgrammeForm,
  plusDays,
  type SourceEpisode,
  type SourceProgramme,
  type SourceStory,
  type Story,
} from '@sintonia/contracts';
import type { Catalogue } from '../catalogue.ts';
import { CatalogueError } from './catalogue-errors.ts';

/** @param anchorMs the instant that relative times are based on */
export function resolveSource(source: CatalogueSource, artwork: ArtworkIndex, anchorMs: number): Catalogue {
  const authors = new Map(source.authors.map((author) => [author.id, author]));
  const { timeZone } = source.broadcaster;
  return {
    broadcaster: source.broadcaster,
    artwork,
    sections: source.sections,
    authors: source.authors,
    stories: source.stories.map((story) => resolveStory(story, authors, anchorMs)),
    programmes: [
      ...source.programmes.map((programme) => resolveProgramme(programme, 'programme', anchorMs, timeZone)),
      ...source.series.map((series) => resolveProgramme(series, series.form, anchorMs, timeZone)),
    ],
    channels: source.channels,
    schedules: source.schedules,
    broadcasts: [],
    clips: source.clips,
  };
}

function resolveStory(story: SourceStory, authors: ReadonlyMap<string, Author>, anchorMs: number): Story {
  const { publishedMinutesAgo, updatedMinutesAgo, pictureAlt, author: authorId, live, gallery, ...rest } = story;
  const known = authors.get(authorId);
  if (!known) throw new CatalogueError('dangling', `story ${story.id}`, 'the author', authorId);
  const { bio: _, ...author } = known;
  return {
    ...rest,
    author,
    publishedAt: minutesBefore(anchorMs, publishedMinutesAgo),
    updatedAt: updatedMinutesAgo === null ? null : minutesBefore(anchorMs, updatedMinutesAgo),
    picture: { artwork: `story-${story.id}`, alt: pictureAlt },
    ...(gallery && { gallery: gallery.map((one, at) => ({ ...one, artwork: `story-${story.id}-${at + 1}` })) }),
    ...(live && {
      live: {
        ...live,
        endedAt: null,
        updates: live.updates.map(({ minutesAgo, ...update }) => ({
          ...update,
          at: minutesBefore(anchorMs, minutesAgo),
        })),
      },
    }),
  };
}

/** Rounded to minutes, so that items published together show the same time. */
const minutesBefore = (anchorMs: number, minutes: number): string =>
  new Date((Math.floor(anchorMs / MINUTE_MS) - minutes) * MINUTE_MS).toISOString();

function resolveProgramme(source: SourceProgramme, form: ProgrammeForm, anchorMs: number, timeZone: string): Programme {
  const { pictureAlt, seasons, ...rest } = source;
  const daysMore = daysUntilBroadcast(seasons, anchorMs, timeZone);
  return {
    slug: rest.slug,
    code: rest.code,
    kind: rest.kind,
    form,
    area: rest.area,
    title: rest.title,
    tagline: rest.tagline,
    synopsis: rest.synopsis,
    genre: rest.genre,
    thematic: rest.thematic,
    channel: rest.channel,
    rating: rest.rating,
    presenter: rest.presenter,
    picture: { artwork: `programme-${rest.slug}`, alt: pictureAlt },
    seasons: seasons.map(({ number, year, episodes }) => ({
      number,
      year,
      episodes: episodes
        .map((episode) => resolveEpisode(episode, rest.slug, number, { anchorMs, timeZone, daysMore }))
        .sort((a, b) => a.number - b.number),
    })),
  };
}

function resolveEpisode(
  source: SourceEpisode,
  programme: string,
  season: number,
  { anchorMs, timeZone, daysMore }: { anchorMs: number; timeZone: string; daysMore: number },
): Episode {
  const { broadcastDaysAgo, broadcastTime, pictureAlt, ...rest } = source;
  return {
    ...rest,
    programme,
    season,
    broadcastAt: new Date(broadcastMs(anchorMs, broadcastDaysAgo + daysMore, broadcastTime, timeZone)).toISOString(),
    picture: { artwork: `episode-${source.id}`, alt: pictureAlt },
  };
}

/**
 * On-demand episodes must have been broadcast: if today's time is still to come, the newest is dated yesterday, and
 * each one before it a day earlier.
 */
const daysUntilBroadcast = (seasons: SourceProgramme['seasons'], anchorMs: number, timeZone: string): 0 | 1 =>
  seasons.some(({ episodes }) =>
    episodes.some(
      ({ broadcastDaysAgo, broadcastTime }) =>
        broadcastMs(anchorMs, broadcastDaysAgo, broadcastTime, timeZone) > anchorMs,
    ),
  )
    ? 1
    : 0;

const broadcastMs = (anchorMs: number, daysAgo: number, time: string, timeZone: string): number =>
  instantOf(plusDays(localDateAt(anchorMs, timeZone), -daysAgo), time, timeZone);

/** The catalogue compiled for reading: indexed by key, cards ready, references checked once. Pure. */
import type { Catalogue } from '../catalogue.ts';
import { toSlug } from '../imports/to-slug.ts';
import { CatalogueError } from '../loading/catalogue-errors.ts';
import { episodeCard, programmeCard, storyCard } from './cards.ts';
import type { CatalogueIndexes, ProgrammeIndex } from './catalogue-indexes.ts';
import { themesOf } from './themes.ts';

/** Throws `CatalogueError` at the first dangling reference. */
export function buildIndexes(catalogue: Catalogue): CatalogueIndexes {
  const sections = new Map(catalogue.sections.map((section) => [section.slug, section]));
  const clips = new Map(catalogue.clips.map((clip) => [clip.id, clip]));
  const channels = new Map(catalogue.channels.map((channel) => [channel.slug, channel]));

  const stories = new Map(
    catalogue.stories.map((story) => {
      const where = `story ${story.id}`;
      const clip = story.clip === null ? null : found(clips, story.clip, where, 'the clip');
      const section = found(sections, story.section, where, 'the section');
      const themes = story.themes.map((name) => ({ name, slug: toSlug(name) }));
      return [story.id, { story, section, themes, clip, card: storyCard(story, clip) }];
    }),
  );
  for (const { story } of stories.values()) {
    for (const id of story.related) found(stories, id, `story ${story.id}`, 'the related story');
  }

  const shelves = catalogue.programmes.map((programme): ProgrammeIndex => {
    const channel = found(channels, programme.channel, `programme ${programme.slug}`, 'the channel');
    const shelf: ProgrammeIndex = { programme, card: programmeCard(programme), channel, episodes: [] };
    for (const episode of programme.seasons.flatMap((season) => season.episodes)) {
      const clip = found(clips, episode.clip, `episode ${episode.id}`, 'the clip');
      shelf.episodes.push({ episode, clip, programme: shelf, card: episodeCard(episode, programme, clip) });
    }
    return shelf;
  });

  const newestFirst = [...stories.values()].sort(
    ({ card: a }, { card: b }) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id,
  );
  const storiesNewestFirst = newestFirst.map(({ card }) => card);
  const signed = Map.groupBy(newestFirst, ({ story }) => story.author.id);

  return {
    sections,
    stories,
    storiesNewestFirst,
    storiesOf: Map.groupBy(storiesNewestFirst, ({ section }) => section),
    authors: new Map(
      catalogue.authors.map((author) => [
        author.id,
        { author, stories: (signed.get(author.id) ?? []).map(({ card }) => card) },
      ]),
    ),
    themes: themesOf(newestFirst),
    programmes: new Map(shelves.map((shelf) => [shelf.programme.slug, shelf])),
    episodes: new Map(shelves.flatMap(({ episodes }) => episodes.map((shelf) => [shelf.episode.id, shelf]))),
    weeks: new Map(catalogue.schedules.map(({ channel, week }) => [channel, week])),
    dated: Map.groupBy(catalogue.broadcasts, ({ channel }) => channel),
  };
}

function found<K extends string | number, V>(map: ReadonlyMap<K, V>, key: K, where: string, what: string): V {
  const value = map.get(key);
  if (value === undefined) throw new CatalogueError('dangling', where, what, key);
  return value;
}

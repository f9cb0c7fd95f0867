/** Lays what was imported over the catalogue that the server was started with. Pure. */
import type { Broadcaster, Channel, Clip, Episode, Picture, Programme, Section, Story } from '@sintonia/contracts';
import type { Catalogue } from '../catalogue.ts';
import type { ImportedMedia, ImportedPicture } from './import-item.ts';
import { isOfKind, type StoredItem } from './stored-item.ts';
import { toSlug } from './to-slug.ts';

export interface Merged {
  /** Null without a broadcaster: then there is nothing to serve. */
  catalogue: Catalogue | null;
  /** What cannot be shown, with the reason: what it belongs to is not there. */
  dropped: ReadonlyMap<StoredItem, string>;
}

/** Ground of a page about it: what a picture of any colours stands well on. */
const COLOUR = '#23262d';

/** Items that were removed are left out. Of two of the same address, the imported one is shown. */
export function withImported(base: Catalogue | null, items: readonly StoredItem[]): Merged {
  const dropped = new Map<StoredItem, string>();
  const present = items.filter(({ isRemoved }) => !isRemoved).sort((a, b) => a.position - b.position);
  const broadcaster: Broadcaster | undefined =
    present.filter(isOfKind('broadcaster')).at(-1)?.document ?? base?.broadcaster;
  if (!broadcaster) {
    for (const item of present)
      dropped.set(item, 'there is no broadcaster yet: import a JSON catalogue with one first');
    return { catalogue: null, dropped };
  }

  const artwork = { ...base?.artwork };
  const clips = new Map(base?.clips.map((clip) => [clip.id, clip]));
  const pictureOf = (name: string, picture: ImportedPicture | null, before: Picture | undefined, title: string) => {
    if (picture) artwork[name] = { colour: COLOUR, avif: [], webp: [], elsewhere: picture.address };
    return picture ? { artwork: name, alt: picture.alt } : (before ?? { artwork: name, alt: title });
  };
  const clipOf = (name: string, media: ImportedMedia, title: string): string => {
    clips.set(name, toClip(name, media, title));
    return name;
  };

  const loops = new Map(base?.channels.map(({ slug, loop }) => [slug, loop]));
  const sections = replaced<Section>(
    base?.sections ?? [],
    present.filter(isOfKind('section')).map(({ document }) => document),
  );
  const channels = replaced<Channel>(
    base?.channels ?? [],
    present
      .filter(isOfKind('channel'))
      .map(({ document }) => ({ ...document, loop: loops.get(document.slug) ?? null })),
  );
  const sectionSlugs = new Set(sections.map(({ slug }) => slug));
  const channelSlugs = new Set(channels.map(({ slug }) => slug));

  const programmes = new Map(base?.programmes.map((programme) => [programme.slug, programme]));
  const carriers = new Map<string, StoredItem>();
  for (const item of present.filter(isOfKind('programme'))) {
    const { programme, picture } = item.document;
    if (!channelSlugs.has(programme.channel)) {
      dropped.set(item, `there is no channel “${programme.channel}”`);
      continue;
    }
    const before = programmes.get(programme.slug);
    const shown = pictureOf(`imported-programme-${programme.slug}`, picture, before?.picture, programme.title);
    programmes.set(programme.slug, { ...programme, picture: shown, seasons: before?.seasons ?? [] });
    carriers.set(programme.slug, item);
  }

  const baseEpisodes = new Map(
    [...programmes.values()]
      .flatMap(({ seasons }) => seasons.flatMap(({ episodes }) => episodes))
      .map((e) => [e.id, e]),
  );
  const episodes = new Map(baseEpisodes);
  for (const item of present.filter(isOfKind('episode'))) {
    const { episode, picture, media } = item.document;
    if (!programmes.has(episode.programme)) {
      dropped.set(item, `there is no programme “${episode.programme}”`);
      continue;
    }
    episodes.set(episode.id, {
      ...episode,
      clip: clipOf(`imported-${episode.id}`, media, episode.title),
      picture: pictureOf(
        `imported-episode-${episode.id}`,
        picture,
        baseEpisodes.get(episode.id)?.picture ?? programmes.get(episode.programme)?.picture,
        episode.title,
      ),
    });
  }
  const byProgramme = Map.groupBy(episodes.values(), ({ programme }) => programme);
  const whole: Programme[] = [];
  for (const programme of programmes.values()) {
    const seasons = seasonsOf(byProgramme.get(programme.slug) ?? [], programme);
    if (seasons.length > 0) whole.push({ ...programme, seasons });
    const carrier = carriers.get(programme.slug);
    if (seasons.length === 0 && carrier) dropped.set(carrier, 'it has no episode that can be shown');
  }

  const stories = new Map(base?.stories.map((story) => [story.id, story]));
  for (const item of present.filter(isOfKind('story'))) {
    const { story, picture, media } = item.document;
    if (!sectionSlugs.has(story.section)) {
      dropped.set(item, `there is no section “${story.section}”`);
      continue;
    }
    const before = stories.get(story.id);
    stories.set(story.id, {
      ...story,
      clip: media ? clipOf(`imported-story-${story.id}`, media, story.title) : (before?.clip ?? null),
      picture: pictureOf(`imported-story-${story.id}`, picture, before?.picture, story.title),
    });
  }

  const known = new Set(base?.authors.map(({ id }) => id));
  const signed = [...stories.values()].map(({ author }) => [author.id, author] as const);
  const newAuthors = [...new Map(signed).values()].filter(({ id }) => !known.has(id));

  const programmeNamed = namesOf(whole);
  const broadcasts = present.filter(isOfKind('broadcast')).flatMap((item) => {
    const { document } = item;
    if (!channelSlugs.has(document.channel)) {
      dropped.set(item, `there is no channel “${document.channel}”`);
      return [];
    }
    return { ...document, programme: programmeNamed(document.programme ?? '') };
  });

  const catalogue: Catalogue = {
    broadcaster,
    artwork,
    sections,
    authors: [...(base?.authors ?? []), ...newAuthors],
    channels,
    clips: [...clips.values()],
    programmes: whole,
    stories: [...stories.values()].map((story) => withoutStrangers(story, stories)),
    schedules: base?.schedules ?? [],
    broadcasts: broadcasts.sort((a, b) => a.startsAt.localeCompare(b.startsAt)),
  };
  return { catalogue, dropped };
}

/** Finds a programme by its slug or, however it is written, its title; of two with the same title, the first. */
function namesOf(programmes: readonly Programme[]): (name: string) => string | null {
  const slugs = new Set(programmes.map(({ slug }) => slug));
  const titles = new Map(programmes.toReversed().map(({ slug, title }) => [toSlug(title) ?? title, slug]));
  return (name) => (slugs.has(name) ? name : (titles.get(toSlug(name) ?? name) ?? null));
}

/** In their order, each in place of the one with the same slug; new ones last. */
export const replaced = <T extends { slug: string }>(before: readonly T[], now: readonly T[]): T[] => [
  ...new Map([...before, ...now].map((one) => [one.slug, one])).values(),
];

function toClip(id: string, media: ImportedMedia, title: string): Clip {
  const { address, kind, type, lengthS, bytes, chapters } = media;
  const isPlaylist = isPlaylistAddress(address);
  return {
    id,
    kind,
    title,
    lengthS,
    hls: address,
    ...(!isPlaylist && { file: { type, bytes } }),
    subtitles: [],
    chapters,
    thumbnails: null,
  };
}

const isPlaylistAddress = (address: string): boolean => /\.m3u8(?:[?#]|$)/i.test(address);

function seasonsOf(episodes: readonly Episode[], { seasons }: Programme): Programme['seasons'] {
  const years = new Map(seasons.map(({ number, year }) => [number, year]));
  return [...Map.groupBy(episodes, ({ season }) => season)]
    .map(([number, of]) => ({
      number,
      year: years.get(number) ?? Math.min(...of.map(({ broadcastAt }) => new Date(broadcastAt).getUTCFullYear())),
      episodes: of.toSorted((a, b) => a.number - b.number || a.id - b.id),
    }))
    .sort((a, b) => a.number - b.number);
}

/** What is to be read next may have been taken back. */
const withoutStrangers = (story: Story, stories: ReadonlyMap<number, Story>): Story => {
  const related = story.related.filter((id) => id !== story.id && stories.has(id));
  return related.length === story.related.length ? story : { ...story, related };
};

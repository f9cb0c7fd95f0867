/** Converts a parsed item into the stored form with id, slug, section and channel. Pure. */
import type { Channel, Section } from '@sintonia/contracts';
import { failed, ok, type Result } from '@sintonia/contracts';
import { cutAtWord } from './cut-at-word.ts';
import type { BroadcastItem, EpisodeItem, ImportItem, ProgrammeItem, StoryItem } from './import-item.ts';
import type { StoredDocuments, StoredItem } from './stored-item.ts';
import { toSlug } from './to-slug.ts';

/** Catalogue state at this point of the run. */
export interface ImportContext {
  sections: readonly Section[];
  channels: readonly Channel[];
  /** Of this feed. */
  programmeByKey(key: string): string | undefined;
  hasProgramme(slug: string): boolean;
  /** The slug, or a variant that is free. */
  freeProgrammeSlug(slug: string): string;
  nextId(): number;
  /** The number after the last episode of a season. */
  nextNumber(programme: string, season: number): number;
  /** Name of the broadcaster by medium, as author of unsigned stories. */
  broadcaster: { tv: string; radio: string };
}

export interface Resolved {
  document: StoredItem['document'];
  id: number | null;
}

/** @param before the stored version of the item; parts of its address do not change */
export function resolveItem(
  item: ImportItem,
  before: StoredItem | undefined,
  around: ImportContext,
): Result<Resolved, string> {
  switch (item.kind) {
    case 'broadcaster':
    case 'section':
      return ok({ document: item.document, id: null });
    case 'channel':
      return ok({ document: { ...item.document, loop: null } satisfies StoredDocuments['channel'], id: null });
    case 'programme':
      return programme(item.document, before?.kind === 'programme' ? before : undefined, around);
    case 'episode':
      return episode(item.document, before?.kind === 'episode' ? before : undefined, around);
    case 'story':
      return story(item.document, before?.kind === 'story' ? before : undefined, around);
    case 'broadcast':
      return broadcast(item.document, around);
  }
}

/** The first name that matches a slug or name, in any spelling. */
function named<T extends { slug: string; name: string }>(names: readonly string[], all: readonly T[]): T | undefined {
  for (const name of names) {
    const slug = toSlug(name);
    const found =
      all.find((one) => one.slug === name) ?? all.find((one) => one.slug === slug || toSlug(one.name) === slug);
    if (slug !== null && found) return found;
  }
  return undefined;
}

const listed = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');
const slugs = (all: readonly { slug: string }[]): string => all.map(({ slug }) => slug).join(', ') || 'none';

/** Length of a one-line text on a card. */
const LINE_CHARACTERS = 160;

function firstSentence(text: string): string {
  const sentence = /^.*?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text;
  return cutAtWord(sentence, LINE_CHARACTERS);
}

function programme(
  given: ProgrammeItem,
  before: StoredItem<'programme'> | undefined,
  around: ImportContext,
): Result<Resolved, string> {
  const { kind, title, form } = given;
  const station = kind === 'video' ? 'tv' : 'radio';
  const channel = given.channel
    ? named([given.channel], around.channels)
    : around.channels.find((one) => one.kind === station);
  if (!channel)
    return failed(
      given.channel
        ? `there is no channel ${listed([given.channel])}; there are: ${slugs(around.channels)}`
        : `there is no ${station === 'tv' ? 'television channel' : 'radio station'} that it could belong to`,
    );
  const made = toSlug(title);
  const slug = given.slug ?? before?.document.programme.slug ?? (made && around.freeProgrammeSlug(made));
  if (!slug) return failed('nothing of its title can stand in an address');
  const genre = given.genre || (form === 'audiobook' ? 'Audiollibre' : kind === 'audio' ? 'Pòdcast' : 'Vídeo');
  const document: StoredDocuments['programme'] = {
    programme: {
      slug,
      code: given.code ?? slug.replaceAll('-', '_').toUpperCase(),
      kind,
      form,
      area: given.area ?? (kind === 'video' ? 'tele' : 'radio'),
      title,
      tagline: given.tagline || firstSentence(given.synopsis),
      synopsis: given.synopsis,
      genre,
      thematic: given.thematic || genre.toLocaleLowerCase('ca'),
      channel: channel.slug,
      rating: given.rating,
      presenter: given.presenter || around.broadcaster[station],
    },
    picture: given.picture,
  };
  return ok({ document, id: null });
}

function episode(
  given: EpisodeItem,
  before: StoredItem<'episode'> | undefined,
  around: ImportContext,
): Result<Resolved, string> {
  const slug =
    around.programmeByKey(given.programme) ?? (around.hasProgramme(given.programme) ? given.programme : undefined);
  if (slug === undefined) return failed(`there is no programme “${given.programme}”`);
  const { title, synopsis, broadcastAt, emissionType, canDownload, picture, media } = given;
  const last = before?.document.episode;
  const season = given.season ?? last?.season ?? 1;
  const id = given.id ?? before?.id ?? around.nextId();
  const number =
    given.number ??
    (last?.season === season && last.programme === slug ? last.number : around.nextNumber(slug, season));
  const document: StoredDocuments['episode'] = {
    episode: { id, programme: slug, season, number, title, synopsis, broadcastAt, emissionType, canDownload },
    picture,
    media,
  };
  return ok({ document, id });
}

function story(
  given: StoryItem,
  before: StoredItem<'story'> | undefined,
  around: ImportContext,
): Result<Resolved, string> {
  const section = named(given.sections, around.sections);
  if (!section) {
    const known = `there are: ${slugs(around.sections)}; --section says which`;
    return failed(`none of ${listed(given.sections)} is a section (${known})`);
  }
  if (!given.standfirst && given.body.length === 0) return failed('it has neither a summary nor a text');
  const { title, standfirst, author, publishedAt, updatedAt, body, related, picture, media, gallery, live } = given;
  const themes = given.themes.filter((theme) => named([theme], [section]) === undefined);
  const id = given.id ?? before?.id ?? around.nextId();
  const document: StoredDocuments['story'] = {
    story: {
      id,
      slug: given.slug ?? before?.document.story.slug ?? toSlug(title) ?? String(id),
      section: section.slug,
      kicker: given.kicker || themes[0] || section.name,
      title,
      standfirst,
      author: { id: toSlug(author.name) ?? String(id), ...author },
      publishedAt,
      updatedAt,
      themes: themes.length > 0 ? themes : [section.name],
      body,
      related,
      ...(live && { live: { ...live, loopMinutes: null } }),
    },
    picture,
    media,
    ...(gallery && { gallery }),
  };
  return ok({ document, id });
}

function broadcast(given: BroadcastItem, around: ImportContext): Result<Resolved, string> {
  const channel = named(given.channels, around.channels);
  if (!channel) {
    const known = `there are: ${slugs(around.channels)}; --channel says which`;
    return failed(`none of ${listed(given.channels)} is a channel (${known})`);
  }
  const { title, subtitle, startsAt, endsAt } = given;
  const programmeName = given.programme ?? title;
  return ok({
    document: { channel: channel.slug, title, subtitle: subtitle || null, programme: programmeName, startsAt, endsAt },
    id: null,
  });
}

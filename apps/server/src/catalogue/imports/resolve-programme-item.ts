import { failed, ok, type Result } from '@sintonia/contracts';
import { truncateAtWord } from './cut-at-word.ts';
import type { EpisodeItem, ProgrammeItem } from './item-forms.ts';
import { findNamed, listed, slugs } from './item-names.ts';
import type { ImportContext, Resolved } from './resolved-item.ts';
import type { StoredDocuments, StoredItem } from './stored-item.ts';
import { toSlug } from './to-slug.ts';

/** Length of a one-line text on a card. */
const LINE_CHARACTERS = 160;

function firstSentence(text: string): string {
  const sentence = /^.*?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text;
  return truncateAtWord(sentence, LINE_CHARACTERS);
}

export function programme(
  given: ProgrammeItem,
  before: StoredItem<'programme'> | undefined,
  context: ImportContext,
): Result<Resolved, string> {
  const { kind, title, form } = given;
  const station = kind === 'video' ? 'tv' : 'radio';
  const channel = given.channel
    ? findNamed([given.channel], context.channels)
    : context.channels.find((one) => one.kind === station);
  if (!channel)
    return failed(
      given.channel
        ? `there is no channel ${listed([given.channel])}; there are: ${slugs(context.channels)}`
        : `there is no ${station === 'tv' ? 'television channel' : 'radio station'} that it could belong to`,
    );
  const made = toSlug(title);
  const slug = given.slug ?? before?.document.programme.slug ?? (made && context.freeProgrammeSlug(made));
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
      presenter: given.presenter || context.broadcaster[station],
    },
    picture: given.picture,
  };
  return ok({ document, id: null });
}

export function episode(
  given: EpisodeItem,
  before: StoredItem<'episode'> | undefined,
  context: ImportContext,
): Result<Resolved, string> {
  const slug =
    context.programmeByKey(given.programme) ?? (context.hasProgramme(given.programme) ? given.programme : undefined);
  if (slug === undefined) return failed(`there is no programme “${given.programme}”`);
  const { title, synopsis, broadcastAt, emissionType, canDownload, picture, media } = given;
  const last = before?.document.episode;
  const season = given.season ?? last?.season ?? 1;
  const id = given.id ?? before?.id ?? context.nextId();
  const number =
    given.number ??
    (last?.season === season && last.programme === slug ? last.number : context.nextNumber(slug, season));
  const document: StoredDocuments['episode'] = {
    episode: { id, programme: slug, season, number, title, synopsis, broadcastAt, emissionType, canDownload },
    picture,
    media,
  };
  return ok({ document, id });
}

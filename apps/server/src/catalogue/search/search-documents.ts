/** W-07: the searchable documents of the catalogue and their texts. Pure. */

import type { Block, Programme, SearchCard, Story } from '@sintonia/contracts';
import { publishedUpdates } from '@sintonia/contracts/published-updates';
import type { Catalogue } from '../catalogue.ts';

export interface SearchDocument {
  /** `noticies/3001`, `programes/cims`. */
  id: string;
  /** Slug of the programme it belongs to. */
  programme: string | null;
  card: SearchCard;
  /** Earliest release of what it shows; not found before. */
  visibleFrom: string;
  /** Texts by weight: title; subject; summary; the rest, and spoken text. */
  texts: { a: string; b: string; c: string; d: string; spoken: string };
}

/** Spoken text by clip; empty without a transcript. */
export type SpokenTexts = ReadonlyMap<string, string>;

/** Characters indexed per text: PostgreSQL refuses a `tsvector` above 1 MB. */
const MAX_CHARACTERS = 100_000;

/**
 * The documents at a given time: live stories have only updates already published (decision 0022). Looping coverage has
 * the same texts on every repetition.
 * @param spoken transcripts of clips by id
 */
export function searchDocuments(catalogue: Catalogue, now: Date, spoken: SpokenTexts = new Map()): SearchDocument[] {
  const lengths = new Map(catalogue.clips.map(({ id, lengthS }) => [id, lengthS]));
  const sections = new Map(catalogue.sections.map(({ slug, name }) => [slug, name]));
  return [
    ...catalogue.programmes.map(programmeDocument),
    ...catalogue.programmes.flatMap((programme) => episodeDocuments(programme, lengths, spoken)),
    ...catalogue.stories.map((story) =>
      storyDocument(
        story,
        sections.get(story.section) ?? '',
        lengths.get(story.clip ?? '') ?? null,
        spoken.get(story.clip ?? '') ?? '',
        now,
      ),
    ),
  ];
}

/** When the documents change although the catalogue does not: at the next scheduled live update. */
export function nextUpdateMs({ stories }: Catalogue, now: Date): number {
  const moments = stories.flatMap(({ live }) => live?.updates.map(({ at }) => Date.parse(at)) ?? []);
  return moments.reduce((next, ms) => (ms > now.getTime() && ms < next ? ms : next), Number.POSITIVE_INFINITY);
}

const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n').slice(0, MAX_CHARACTERS);

export const storyDocumentId = (id: number): string => `noticies/${id}`;

/** @param transcript of its video */
function storyDocument(
  story: Story,
  section: string,
  lengthS: number | null,
  output: string,
  now: Date,
): SearchDocument {
  const { id, slug, title, kicker, standfirst, author, publishedAt, themes, picture, body, live } = story;
  const reported = publishedUpdates(live?.updates ?? [], now.getTime());
  return {
    id: storyDocumentId(id),
    programme: null,
    visibleFrom: publishedAt,
    card: {
      kind: 'noticies',
      path: `/noticia/${id}/${slug}/`,
      title,
      area: 'noticies',
      belongsTo: section,
      publishedAt,
      picture,
      lengthS,
    },
    texts: {
      a: title,
      b: joined(kicker, section, author.name, ...themes),
      c: joined(standfirst, ...(live?.keyPoints ?? []), ...reported.map((update) => update.title)),
      d: joined(...[body, ...reported.map((update) => update.body)].flat().flatMap(textsOf)),
      spoken: output,
    },
  };
}

function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'list':
      return block.items;
    case 'quote':
      return [block.text, block.by];
    default:
      return 'text' in block ? [block.text] : [];
  }
}

function programmeDocument(programme: Programme): SearchDocument {
  const { slug, area, title, tagline, synopsis, genre, thematic, presenter, picture, seasons } = programme;
  return {
    id: `programes/${slug}`,
    programme: slug,
    visibleFrom: seasons.flatMap((season) => season.episodes.map(({ broadcastAt }) => broadcastAt)).toSorted()[0] ?? '',
    card: {
      kind: 'programes',
      path: `/${slug}/`,
      title,
      area,
      belongsTo: genre,
      publishedAt: null,
      picture,
      lengthS: null,
    },
    texts: { a: title, b: joined(genre, thematic, presenter), c: joined(tagline, synopsis), d: '', spoken: '' },
  };
}

export const episodeDocumentId = (kind: Programme['kind'], id: number): string =>
  `${kind === 'video' ? 'videos' : 'audios'}/${id}`;

function episodeDocuments(
  programme: Programme,
  lengths: ReadonlyMap<string, number>,
  spoken: SpokenTexts,
): SearchDocument[] {
  const isVideo = programme.kind === 'video';
  return programme.seasons.flatMap(({ episodes }) =>
    episodes.map(({ id, title, synopsis, clip, broadcastAt, picture }) => ({
      id: episodeDocumentId(programme.kind, id),
      programme: programme.slug,
      visibleFrom: broadcastAt,
      card: {
        kind: isVideo ? ('videos' as const) : ('audios' as const),
        path: `/${isVideo ? 'video' : 'audio'}/${id}/`,
        title,
        area: programme.area,
        belongsTo: programme.title,
        publishedAt: broadcastAt,
        picture,
        lengthS: lengths.get(clip) ?? null,
      },
      texts: {
        a: title,
        b: joined(programme.title, programme.presenter),
        c: synopsis,
        d: '',
        spoken: spoken.get(clip) ?? '',
      },
    })),
  );
}

import type { Programme } from '@sintonia/contracts';
import { joined, type SearchDocument, type SpokenTexts } from './search-document.ts';

export function programmeDocument(programme: Programme): SearchDocument {
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

export function episodeDocuments(
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

import type { Area, ProgrammeCard, SiteRequest } from '@sintonia/contracts';
import { programmePath } from '@sintonia/contracts/site-paths';
import { type PictureView, pictureView } from '../pictures/picture-view.ts';

/** A programme as a poster shows it. */
export interface ProgrammeCardView {
  slug: string;
  path: string;
  kind: 'video' | 'audio';
  area: Area;
  title: string;
  tagline: string;
  genre: string;
  episodes: string;
  picture: PictureView | null;
}

const episodesInWords = (count: number): string => (count === 1 ? '1 episodi' : `${count} episodis`);

export function programmeCardView(programme: ProgrammeCard, { catalogue }: SiteRequest): ProgrammeCardView {
  const { slug, kind, area, title, tagline, genre, episodeCount, picture } = programme;
  return {
    slug,
    path: programmePath(slug),
    kind,
    area,
    title,
    tagline,
    genre,
    episodes: episodesInWords(episodeCount),
    picture: pictureView(picture, catalogue.artwork()),
  };
}

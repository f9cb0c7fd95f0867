import type { Area, ProgrammeCard, ProgrammeForm, SiteRequest } from '@sintonia/contracts';
import { programmePath } from '@sintonia/contracts/site-paths';
import { type PictureView, pictureView } from '../../ui/pictures/picture-view.ts';

/** A programme as a poster. */
export interface ProgrammeCardView {
  slug: string;
  path: string;
  kind: 'video' | 'audio';
  form: ProgrammeForm;
  area: Area;
  title: string;
  tagline: string;
  genre: string;
  episodes: string;
  picture: PictureView | null;
}

const PARTS = {
  programme: ['episodi', 'episodis'],
  podcast: ['episodi', 'episodis'],
  audiobook: ['part', 'parts'],
} as const;

/** «5 episodis»; of a book, «5 parts». A no-break space joins the two words. */
const partsInWords = (count: number, form: ProgrammeForm): string =>
  `${count}\u00a0${PARTS[form][count === 1 ? 0 : 1]}`;

export function programmeCardView(programme: ProgrammeCard, { catalogue }: SiteRequest): ProgrammeCardView {
  const { slug, kind, form, area, title, tagline, genre, episodeCount, picture } = programme;
  return {
    slug,
    path: programmePath(slug),
    kind,
    form,
    area,
    title,
    tagline,
    genre,
    episodes: partsInWords(episodeCount, form),
    picture: pictureView(picture, catalogue.artwork()),
  };
}

import type { EpisodeCard, SiteRequest } from '@sintonia/contracts';
import { type DateText, shortDateText } from '../../ui/dates/local-time.ts';
import { type PictureView, pictureView } from '../../ui/pictures/picture-view.ts';

/** View of an episode as a row or a card. */
export interface EpisodeCardView {
  id: number;
  path: string;
  /** `T2 · E5`. */
  place: string;
  title: string;
  synopsis: string;
  programmeTitle: string;
  broadcast: DateText;
  lengthS: number;
  kind: 'video' | 'audio';
  picture: PictureView | null;
}

export const episodePath = (kind: 'video' | 'audio', id: number): string => `/${kind}/${id}/`;
export const episodePlace = (season: number, number: number): string => `T${season} · E${number}`;

export function episodeCardView(episode: EpisodeCard, { catalogue, now }: SiteRequest): EpisodeCardView {
  const { id, kind, title, synopsis, programmeTitle, lengthS } = episode;
  return {
    id,
    path: episodePath(kind, id),
    place: episodePlace(episode.season, episode.number),
    title,
    synopsis,
    programmeTitle,
    broadcast: shortDateText(episode.broadcastAt, now, catalogue.broadcaster().timeZone),
    lengthS,
    kind,
    picture: pictureView(episode.picture, catalogue.artwork()),
  };
}

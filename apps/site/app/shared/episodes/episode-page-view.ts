import type { EpisodePage, SiteRequest } from '@sintonia/contracts';
import { episodePath, programmePath } from '@sintonia/contracts/site-paths';
import { longDateText } from '../../ui/dates/local-time.ts';
import { pictureView } from '../../ui/pictures/picture-view.ts';
import { episodeVideoLayer } from './episode-layer.ts';
import { episodeCardView, episodePlace } from './episode-view.ts';

/** Number of other episodes listed below the current one. */
const MORE = 8;

const EMISSION = {
  estrena: 'Estrena',
  redifusio: 'Redifusió',
  directe: 'Directe',
  digital: 'Només a la carta',
} as const;

/** View of an episode's own page. */
export function episodePageView(page: EpisodePage, site: SiteRequest) {
  const { episode, programme, channel, clip, next, more } = page;
  const { id, title, synopsis, season, number, emissionType } = episode;
  return {
    id,
    path: episodePath(programme.kind, id),
    kind: programme.kind,
    place: episodePlace(season, number),
    season,
    number,
    title,
    synopsis,
    emission: EMISSION[emissionType],
    broadcast: longDateText(episode.broadcastAt, site.catalogue.broadcaster().timeZone),
    picture: pictureView(episode.picture, site.catalogue.artwork()),
    programme: {
      path: programmePath(programme.slug),
      slug: programme.slug,
      form: programme.form,
      title: programme.title,
      genre: programme.genre,
      rating: programme.rating,
      presenter: programme.presenter,
    },
    area: programme.area,
    channel: { slug: channel.slug, name: channel.name },
    clip,
    /** § 3: audio keeps playing across pages, whose video group differs from its own. */
    measured: programme.kind === 'audio' ? episodeVideoLayer(page, site.catalogue.broadcaster().language) : undefined,
    next: next && episodeCardView(next, site),
    more: more
      .filter((card) => card.id !== next?.id)
      .slice(0, MORE)
      .map((card) => episodeCardView(card, site)),
  };
}
export type EpisodeView = ReturnType<typeof episodePageView>;

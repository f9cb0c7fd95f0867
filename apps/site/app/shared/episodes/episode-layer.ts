import type { Broadcaster, EpisodePage, ProgrammeForm } from '@sintonia/contracts';
import { episodePageName, episodePath } from '@sintonia/contracts/site-paths';
import type { PageLayer, VideoLayer } from '@sintonia/tag/data-layer';
import { clipLayer } from '../measurement/clip-layer.ts';
import { pagePlace } from '../measurement/page-place.ts';
import { streamOf } from './stream-of.ts';

const CATALOGUE_SECTION: Readonly<Record<ProgrammeForm, string>> = {
  programme: 'a la carta',
  podcast: 'podcasts',
  audiobook: 'audiollibres',
};

/** § 3, video group of an episode. */
export function episodeVideoLayer({ episode, programme, channel, clip }: EpisodePage, language: string): VideoLayer {
  const { kind } = programme;
  return {
    ...clipLayer(clip, language),
    title: episode.title,
    terrestrial: channel.kind === 'tv' && channel.isTerrestrial !== false && episode.emissionType !== 'digital',
    broadbandCode: `${programme.code}-${episode.id}`,
    season: String(episode.season),
    subBroadcaster: channel.name,
    broadcastRights: episode.canDownload ? 'descarrega' : 'reproduccio',
    broadbandSection: CATALOGUE_SECTION[programme.form],
    broadbandSubsection: programme.genre,
    chapter: String(episode.number),
    url: episodePath(kind, episode.id),
    target: programme.rating,
    programmeCode: programme.code,
    contentType: episode.emissionType === 'directe' ? 'directe' : 'a la carta',
    section: 'programes',
    heartbeatContentType: streamOf({ kind, programme }),
    thematic: programme.thematic.split(','),
  };
}

/** § 3: data layer of a video or audio page. */
export function episodeLayer(page: EpisodePage, { tv, radio, language }: Broadcaster): PageLayer {
  const { episode, programme, channel } = page;
  const { kind } = programme;
  const producer = kind === 'video' ? tv : radio;
  return {
    ...pagePlace('programes', programme.slug, `temporada ${episode.season}`),
    pageName: episodePageName(kind, programme.slug, episode.id),
    pageType: kind,
    programme: programme.title,
    programmeSite: programme.slug,
    channel: channel.slug,
    contentTitle: episode.title,
    contentId: String(episode.id),
    portal: producer,
    contentProducer: producer,
    author: programme.presenter,
    thematic: programme.thematic.split(','),
    topicArea: programme.thematic.split(','),
    categoryGroup: [programme.genre],
    multimedia: kind,
    emissionType: episode.emissionType,
    broadcastAt: episode.broadcastAt,
    video: episodeVideoLayer(page, language),
  };
}

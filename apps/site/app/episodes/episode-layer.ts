import type { EpisodePage } from '@sintonia/contracts';
import { episodePath } from '@sintonia/contracts/site-paths';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { firstOfList } from '@sintonia/tag/data-layer';

/** § 3: what a video or audio page says of itself. */
export function episodeLayer({ episode, programme, channel, clip }: EpisodePage, producer: string): PageLayer {
  const { kind } = programme;
  return {
    pageName: `${kind}/${programme.slug}/${episode.id}`,
    pageType: kind,
    section: 'programes',
    subsection: programme.slug,
    subsection1: `temporada ${episode.season}`,
    programme: programme.title,
    programmeSite: programme.slug,
    channel: channel.slug,
    contentTitle: episode.title,
    contentId: String(episode.id),
    portal: producer,
    contentProducer: producer,
    author: programme.presenter,
    thematic: firstOfList(programme.thematic),
    topicArea: programme.thematic.split(','),
    categoryGroup: [programme.genre],
    multimedia: kind,
    emissionType: episode.emissionType,
    broadcastAt: episode.broadcastAt,
    video: {
      title: episode.title,
      season: String(episode.season),
      chapter: String(episode.number),
      url: episodePath(kind, episode.id),
      technology: 'HLS',
      durationS: Math.floor(clip.lengthS),
      programmeCode: programme.code,
      contentFormat: kind,
      contentType: episode.emissionType === 'directe' ? 'directe' : 'a la carta',
      subtitled: clip.subtitles.length > 0,
      section: 'programes',
      heartbeatContentType: 'vod',
      thematic: firstOfList(programme.thematic),
    },
  };
}

import { embedPath } from '@sintonia/contracts/site-paths';
import { isoLength } from '../../ui/dates/length.ts';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { RootView } from '../site/root-view.ts';
import type { EpisodeView } from './episode-page-view.ts';

/** schema.org VideoObject or RadioEpisode of an episode (W-12). */
export function episodeObject(episode: EpisodeView, { broadcaster, origin }: RootView): object {
  const picture = sharingPicture(episode.picture);
  const isVideo = episode.kind === 'video';
  return {
    '@type': isVideo ? 'VideoObject' : 'RadioEpisode',
    name: `${episode.programme.title}: ${episode.title}`,
    description: episode.synopsis,
    url: origin + episode.path,
    ...(picture && { [isVideo ? 'thumbnailUrl' : 'image']: [new URL(picture, origin).href] }),
    ...(isVideo
      ? {
          uploadDate: episode.broadcast.iso,
          contentUrl: new URL(episode.clip.hls, origin).href,
          embedUrl: origin + embedPath(episode.id),
        }
      : { datePublished: episode.broadcast.iso }),
    duration: isoLength(episode.clip.lengthS),
    episodeNumber: isVideo ? undefined : episode.number,
    inLanguage: 'ca',
    publisher: { '@type': 'Organization', name: isVideo ? broadcaster.tv : broadcaster.radio, url: `${origin}/` },
    [isVideo ? 'isPartOf' : 'partOfSeries']: {
      '@type': isVideo ? 'TVSeries' : 'RadioSeries',
      name: episode.programme.title,
      url: origin + episode.programme.path,
    },
  };
}

import type { MetaDescriptor } from 'react-router';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { RootView } from '../site/root-view.ts';
import { pageMeta } from '../structured-data/page-meta.ts';
import type { EpisodeView } from './episode-page-view.ts';

interface DescribedEpisode {
  episode: EpisodeView;
  linkedData: object[];
}

/** Title, description and structured data of a video or audio episode. */
export const episodeMeta = ({ episode, linkedData }: DescribedEpisode, root: RootView): MetaDescriptor[] =>
  pageMeta({
    title: `${episode.title}. ${episode.programme.title}`,
    description: episode.synopsis,
    path: episode.path,
    origin: root.origin,
    siteName: episode.kind === 'video' ? root.broadcaster.tv : root.broadcaster.radio,
    picture: sharingPicture(episode.picture),
    type: 'video.episode',
    isEmbeddable: episode.kind === 'video',
    linkedData,
  });

import type { MetaDescriptor } from 'react-router';
import type { EpisodeView } from '../episodes/episode-page-view.ts';
import { sharingPicture } from '../pictures/picture-view.ts';
import type { RootView } from '../root-view.ts';
import { pageMeta } from './page-meta.ts';

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

import type { StreamKind } from '@sintonia/player';
import type { EpisodeView } from './episode-page-view.ts';

/** § 3 stream type of an episode: what is read aloud from a book is an audiobook, other audio that was made to be heard on demand a podcast. */
export function streamOf({ kind, programme }: Pick<EpisodeView, 'kind' | 'programme'>): StreamKind {
  if (kind === 'video') return 'vod';
  return programme.genre === 'Audiollibre' ? 'audiobook' : 'podcast';
}

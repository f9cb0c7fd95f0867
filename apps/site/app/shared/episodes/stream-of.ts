import type { ProgrammeForm } from '@sintonia/contracts';
import type { StreamKind } from '@sintonia/player';
import type { EpisodeView } from './episode-page-view.ts';

const AUDIO_STREAM = { audiobook: 'audiobook', podcast: 'podcast', programme: 'aod' } as const satisfies Record<
  ProgrammeForm,
  StreamKind
>;

/** § 3 stream type of an episode. */
export const streamOf = ({
  kind,
  programme,
}: Pick<EpisodeView, 'kind'> & { programme: { form: ProgrammeForm } }): StreamKind =>
  kind === 'video' ? 'vod' : AUDIO_STREAM[programme.form];

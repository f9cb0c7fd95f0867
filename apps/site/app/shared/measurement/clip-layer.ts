import type { Clip } from '@sintonia/contracts';
import type { VideoLayer } from '@sintonia/tag/data-layer';
import { version } from '../../../package.json';

/** § 3: data layer of a piece of media, wherever the site plays it. */
export const clipLayer = (clip: Clip, language: string): VideoLayer => ({
  accessChannel: 'web',
  appVersion: version,
  technology: clip.file?.type ?? 'HLS',
  durationS: Math.floor(clip.lengthS),
  audioVariant: language,
  segments: clip.chapters.map(({ title }) => title),
  contentFormat: clip.kind,
  subtitled: clip.subtitles.length > 0,
  viewOnTv: clip.kind === 'video',
});

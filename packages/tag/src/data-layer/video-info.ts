import { type LayerField, type Variables, VIDEO_FIELDS } from '@sintonia/wire';
import type { VideoLayer } from './data-layer.ts';
import { toGroup } from './layer-field.ts';

/** § 3: fields of a video that video tracking reads. */
export interface VideoInfo {
  readonly name: string;
  readonly id: string;
  /** Seconds; 0 for a stream without end. */
  readonly length: number;
  readonly streamType: string;
  readonly mediaType: 'video' | 'audio';
  /** Numbered analytics variables, by wire name: `v40`. */
  readonly parameters: Variables;
}

/** The video group of the data layer as numbered variables, with the defaults of § 5. */
export const videoParameters = (video: VideoLayer): Variables => {
  const group: Readonly<Record<string, unknown>> = toGroup(VIDEO_FIELDS, video);
  return Object.fromEntries(
    Object.values<LayerField>(VIDEO_FIELDS).map(({ name, place }) => [place, String(group[name])]),
  );
};

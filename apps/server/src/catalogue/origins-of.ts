import type { Catalogue } from './catalogue.ts';

/** Scheme and host of the media of a catalogue that are not ours, so that pages may play them. Pure. */
export const mediaOriginsOf = ({ clips }: Pick<Catalogue, 'clips'>): string[] => [
  ...new Set(clips.flatMap(({ hls }) => (URL.canParse(hls) ? new URL(hls).origin : []))),
];

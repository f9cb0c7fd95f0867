import type { Catalogue } from '../catalogue.ts';

/** External origins of a catalogue's media, so that pages may play them (CSP). Pure. */
export const mediaOriginsOf = ({ clips }: Pick<Catalogue, 'clips'>): string[] => [
  ...new Set(clips.flatMap(({ hls }) => (URL.canParse(hls) ? new URL(hls).origin : []))),
];

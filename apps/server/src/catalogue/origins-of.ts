import type { Catalogue } from './catalogue.ts';

export interface OtherOrigins {
  media: string[];
  pictures: string[];
}

/** Scheme and host of every address of a catalogue that is not ours, so that pages may show what is there. Pure. */
export function originsOf({ artwork, clips }: Pick<Catalogue, 'artwork' | 'clips'>): OtherOrigins {
  return {
    media: distinct(clips.map(({ hls }) => hls)),
    pictures: distinct(Object.values(artwork).map(({ elsewhere }) => elsewhere ?? '')),
  };
}

const distinct = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []))),
];

import type { default as Hls } from 'hls.js';

/** A rendition of the medium. */
export interface Rendition {
  id: number;
  /** `540p`, or its bitrate without a picture. */
  name: string;
  isPlaying: boolean;
}

/** Best first; of two with the same name, the one with the higher bitrate represents both. */
export function renditionsOf({ levels, currentLevel }: Pick<Hls, 'levels' | 'currentLevel'>): Rendition[] {
  const named = levels.map(({ height, bitrate }, id) => ({
    id,
    bitrate,
    name: height ? `${height}p` : `${Math.round(bitrate / 1000)} kb/s`,
    isPlaying: id === currentLevel,
  }));
  return named
    .toSorted((a, b) => b.bitrate - a.bitrate)
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
    .map(({ id, name, isPlaying }) => ({ id, name, isPlaying }));
}

import type { default as Hls } from 'hls.js';

/** One of the qualities that the medium comes in. */
export interface Rendition {
  id: number;
  /** `540p`, or its rate where there is no picture. */
  name: string;
  isPlaying: boolean;
}

/** Best first; of two with the same name, the one with the higher rate stands for both. */
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

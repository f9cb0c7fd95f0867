/** Large-scale weather of the sample: fronts that cross Catalonia from the west, and the winds behind them. Pure. */
import { DAY_MS } from '@sintonia/contracts';
import { wave } from './noise.ts';

/** Seeds of the waves. */
const SEED = { front: 1, detail: 2, east: 3, warmth: 4, northerly: 5, storm: 6, breath: 7 } as const;

export interface Air {
  /** 0.6 … 1.4: variation of the wind from hour to hour. */
  breath: number;
  /** 0 clear … 1 overcast. */
  cloud: number;
  /** Intensity of precipitation: 0 none … 1 heavy. */
  wetness: number;
  /** Deviation from the usual temperature, °C. */
  anomalyC: number;
  /** 0 no north wind … 1 a gale. */
  northerly: number;
}

/**
 * The air over a point at a given time. A front crosses from west to east in some ten hours; the next follows days
 * later.
 */
export function airAt(atMs: number, latitude: number, longitude: number): Air {
  const day = atMs / DAY_MS;
  const front = wave(SEED.front, day / 1.9 - longitude * 0.16);
  const detail = wave(SEED.detail, day * 2.6 - longitude * 0.7 + latitude * 0.9);
  const easterly = wave(SEED.east, day / 3.1) * Math.max(0, (longitude - 1.2) / 2);
  const cloud = limit(front * 0.95 + detail * 0.45 - 0.28 + easterly * 0.25);
  return {
    breath: 0.6 + 0.8 * wave(SEED.breath, day * 9 - longitude * 4 + latitude * 3),
    cloud,
    wetness: limit((front + easterly * 0.35 - 0.74) * 3.8) * (0.35 + 0.65 * detail),
    anomalyC: (wave(SEED.warmth, day / 4.3) - 0.5) * 8,
    northerly: limit((wave(SEED.northerly, day / 2.2) - 0.42) * 1.8),
  };
}

/** 0 none … 1: afternoon storms of summer, stronger over mountains. */
export const stormsAt = (atMs: number, latitude: number, longitude: number): number =>
  wave(SEED.storm, atMs / DAY_MS / 1.4 + latitude * 3 - longitude * 2);

const limit = (share: number): number => Math.min(1, Math.max(0, share));

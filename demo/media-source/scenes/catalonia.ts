/** A simplified outline of Catalonia and some of its towns, as longitude and latitude. */
import type { Point } from '../draw/shapes.ts';

const OUTLINE: readonly Point[] = [
  [0.66, 42.84],
  [0.86, 42.83],
  [1.17, 42.71],
  [1.36, 42.72],
  [1.44, 42.6],
  [1.46, 42.5],
  [1.42, 42.44],
  [1.73, 42.5],
  [1.96, 42.38],
  [2.1, 42.41],
  [2.26, 42.43],
  [2.48, 42.34],
  [2.67, 42.34],
  [2.7, 42.41],
  [2.95, 42.48],
  [3.17, 42.43],
  [3.2, 42.36],
  [3.32, 42.32],
  [3.24, 42.24],
  [3.12, 42.24],
  [3.12, 42.13],
  [3.19, 42.05],
  [3.23, 41.95],
  [3.18, 41.86],
  [3.03, 41.77],
  [2.78, 41.65],
  [2.45, 41.53],
  [2.25, 41.42],
  [2.16, 41.3],
  [1.9, 41.25],
  [1.6, 41.19],
  [1.25, 41.1],
  [1.0, 41.05],
  [0.83, 40.88],
  [0.71, 40.79],
  [0.88, 40.72],
  [0.7, 40.62],
  [0.51, 40.52],
  [0.4, 40.6],
  [0.28, 40.63],
  [0.2, 40.73],
  [0.29, 40.96],
  [0.21, 41.08],
  [0.38, 41.23],
  [0.35, 41.42],
  [0.34, 41.68],
  [0.57, 41.83],
  [0.6, 41.93],
  [0.7, 42.15],
  [0.7, 42.5],
  [0.66, 42.69],
];

/** Equirectangular about 41.7° N: good to a pixel at this size. */
function project([longitude, latitude]: Point, x: number, y: number, scale: number): Point {
  return [x + (longitude - 1.7) * 0.7466 * scale, y - (latitude - 41.7) * scale];
}

export const outline = (x: number, y: number, scale: number): Point[] =>
  OUTLINE.map((point) => project(point, x, y, scale));

const TOWNS = {
  Vielha: [0.8, 42.7],
  Puigcerdà: [1.93, 42.43],
  Figueres: [2.96, 42.27],
  Girona: [2.82, 41.98],
  Vic: [2.25, 41.93],
  Lleida: [0.62, 41.62],
  Barcelona: [2.17, 41.39],
  Tarragona: [1.25, 41.12],
  Tortosa: [0.52, 40.81],
} as const satisfies Record<string, Point>;
export type Town = keyof typeof TOWNS;

export const townAt = (town: Town, x: number, y: number, scale: number): Point => project(TOWNS[town], x, y, scale);

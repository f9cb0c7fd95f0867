/** The coast from Portbou to Alcanar, roughly: longitude and latitude. */
const COAST: readonly (readonly [number, number])[] = [
  [3.17, 42.43],
  [3.32, 42.32],
  [3.18, 42.25],
  [3.12, 42.15],
  [3.23, 41.95],
  [3.03, 41.78],
  [2.79, 41.67],
  [2.45, 41.53],
  [2.2, 41.38],
  [2.1, 41.29],
  [1.81, 41.23],
  [1.25, 41.11],
  [1.06, 41.06],
  [0.92, 40.99],
  [0.71, 40.81],
  [0.87, 40.72],
  [0.6, 40.62],
  [0.53, 40.55],
];

const KM_PER_DEGREE = 111.2;
const EAST = Math.cos((41.6 * Math.PI) / 180);

type Point = readonly [longitude: number, latitude: number];

/** Kilometres between two points near Catalonia, on a flat map. */
export function distanceKm(from: Point, to: Point): number {
  return Math.hypot((from[0] - to[0]) * EAST, from[1] - to[1]) * KM_PER_DEGREE;
}

/** Kilometres to the nearest point of the coast. */
export function coastKm(place: Point): number {
  return Math.min(...COAST.slice(1).map((end, index) => distanceToLineKm(place, COAST[index] ?? end, end)));
}

function distanceToLineKm(place: Point, start: Point, end: Point): number {
  const [dx, dy] = [(end[0] - start[0]) * EAST, end[1] - start[1]];
  const along = ((place[0] - start[0]) * EAST * dx + (place[1] - start[1]) * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return distanceKm(place, [start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])]);
}

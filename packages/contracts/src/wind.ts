/** Wind names of the Catalan coast. */

/** Clockwise from north; each covers 45°. */
export const WINDS = [
  { name: 'tramuntana', called: 'la tramuntana', from: 'nord' },
  { name: 'gregal', called: 'el gregal', from: 'nord-est' },
  { name: 'llevant', called: 'el llevant', from: 'est' },
  { name: 'xaloc', called: 'el xaloc', from: 'sud-est' },
  { name: 'migjorn', called: 'el migjorn', from: 'sud' },
  { name: 'garbí', called: 'el garbí', from: 'sud-oest' },
  { name: 'ponent', called: 'el ponent', from: 'oest' },
  { name: 'mestral', called: 'el mestral', from: 'nord-oest' },
] as const;
export type Wind = (typeof WINDS)[number];

/** Below this speed the direction is undefined, in km/h (Beaufort 0 and 1). */
const CALM_BELOW_KMH = 6;

/**
 * Wind from a direction, or `null` when calm.
 *
 * @param fromDeg direction that it comes from, degrees clockwise from north; any number of turns
 */
export function windOf(fromDeg: number, kmh: number): Wind | null {
  if (!(kmh >= CALM_BELOW_KMH)) return null;
  const eighth = Math.round(fromDeg / 45) % 8;
  return WINDS[(eighth + 8) % 8] ?? null;
}

/** Upper limit of each force, in km/h; force 12 has none (WMO Beaufort scale). */
const BEAUFORT_KMH = [0, 5, 11, 19, 28, 38, 49, 61, 74, 88, 102, 117];

export function beaufort(kmh: number): number {
  const force = BEAUFORT_KMH.findIndex((limit) => Math.floor(kmh) <= limit);
  return force < 0 ? 12 : force;
}

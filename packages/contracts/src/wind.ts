/** Winds as the Catalan coast names them. */

/** Clockwise from the north; each names the 45° around it. */
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

/** Below this nobody can say where it comes from, in km/h (Beaufort 0 and 1). */
const CALM_BELOW_KMH = 6;

/**
 * Wind from a direction, or `null` when the air is calm.
 *
 * @param fromDeg where it comes from, degrees clockwise from north; any multiple of a turn
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

/** Helpers for Catalan sentences. Pure. */

/** «a, b i c». */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} i ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `2.600`. */
export const thousands = (value: number): string => value.toLocaleString('ca', { useGrouping: 'always' });

const WEEKDAYS = ['diumenge', 'dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte'];

/** @param date `2026-11-21` */
export const weekdayName = (date: string): string => WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';

/** `0 graus`, `1 grau`, `12 sota zero`. */
export function degrees(celsius: number): string {
  const whole = Math.round(celsius);
  if (whole < 0) return `${-whole} sota zero`;
  return whole === 1 ? '1 grau' : `${whole} graus`;
}

/** `entre 3 i 14 graus`, `entre 2 sota zero i 5 graus`, `entre 5 i 2 sota zero`. */
export function degreesBetween(minC: number, maxC: number): string {
  const isSameSide = Math.round(minC) < 0 === Math.round(maxC) < 0;
  return `entre ${isSameSide ? Math.abs(Math.round(minC)) : degrees(minC)} i ${degrees(maxC)}`;
}

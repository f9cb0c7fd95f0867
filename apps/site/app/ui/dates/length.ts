import { clockTime } from '@sintonia/contracts';

/** `0:48`, `32:05`, `1:02:03` from seconds, rounded to the nearest one. */
export const clockLength = (lengthS: number): string => clockTime(Math.round(lengthS));

/** ISO 8601 duration, for `<time>` and schema.org. */
export const isoLength = (lengthS: number): string => `PT${Math.max(0, Math.round(lengthS))}S`;

/** `48 s`, `32 min`, `1 h 2 min`. */
export function lengthInWords(lengthS: number): string {
  if (Math.round(lengthS) < 60) return `${Math.round(lengthS)} s`;
  const minutes = Math.round(lengthS / 60);
  if (minutes < 60) return `${minutes} min`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

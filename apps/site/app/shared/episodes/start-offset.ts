/** `?t=83`: start at second 83. */
const PARAMETER = 't';

/** @param atS whole seconds */
export const pathAt = (path: string, atS: number): string => `${path}?${PARAMETER}=${atS}`;

/** Second that an address names; null without one. A day has 86 400. */
export function startOffsetS(search: string): number | null {
  const text = new URLSearchParams(search).get(PARAMETER) ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

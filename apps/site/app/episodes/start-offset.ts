/** `?t=83`: an episode from its 83rd second. */
const PARAMETER = 't';

/** @param atS whole seconds */
export const pathAt = (path: string, atS: number): string => `${path}?${PARAMETER}=${atS}`;

/** The second that an address names; null where it names none. A day has 86 400. */
export function startOffsetS(search: string): number | null {
  const text = new URLSearchParams(search).get(PARAMETER) ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/**
 * Ads that this visit was shown, as the server last encoded it (`X-AD-STATE`): the frequency limits are counted with it
 * (V-08). In the memory of the page only, never stored.
 */
let state: string | null = null;

export function rememberViewingState(list: unknown): void {
  if (typeof list !== 'object' || list === null || !('X-AD-STATE' in list)) return;
  if (typeof list['X-AD-STATE'] === 'string') state = list['X-AD-STATE'];
}

/** The address with the last state; unchanged while there is none. */
export function withViewingState(address: string, base: string): string {
  if (state === null) return address;
  const url = new URL(address, base);
  url.searchParams.set('state', state);
  return url.href;
}

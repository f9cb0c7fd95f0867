/**
 * What this visit was shown of ads, as the server last wrote it (`X-AD-STATE`): the promise of how often and how much
 * is counted with it (V-08). In the memory of the page alone, never stored.
 */
let state: string | null = null;

export function rememberViewingState(list: unknown): void {
  if (typeof list !== 'object' || list === null || !('X-AD-STATE' in list)) return;
  if (typeof list['X-AD-STATE'] === 'string') state = list['X-AD-STATE'];
}

/** The address with the last state in it; as it is when there is none yet. */
export function withViewingState(address: string, base: string): string {
  if (state === null) return address;
  const url = new URL(address, base);
  url.searchParams.set('state', state);
  return url.href;
}

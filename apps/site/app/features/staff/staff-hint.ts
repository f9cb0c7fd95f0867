import { CLICK_MAP, STAFF_HINT } from '@sintonia/contracts/studio-addresses';

/**
 * True where staff may use the tools: in a top-level window, after a sign-in to the studio in this browser or with the
 * click map in the address. Visitors' pages run this check and load nothing else. False where the browser forbids
 * storage.
 */
export function mayBeStaff(window: Window): boolean {
  try {
    const isHinted =
      window.localStorage.getItem(STAFF_HINT) || new URLSearchParams(window.location.search).has(CLICK_MAP);
    return !!isHinted && window.top === window;
  } catch {
    return false;
  }
}

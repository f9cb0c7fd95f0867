import { CLICK_MAP, STAFF_HINT } from '@sintonia/contracts/studio-addresses';

/**
 * True where staff tools may be wanted, in a window of its own. Visitors pay for this check and load nothing else. False
 * where the browser forbids storage.
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

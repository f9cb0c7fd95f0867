/** Written by the studio while somebody is signed in. Only a hint: every staff tool asks the server who it is. */
export const STAFF_HINT = 'studio.session';
/** Opens the click map at once, in an address; its value is the period. */
export const CLICK_MAP = 'clics';

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

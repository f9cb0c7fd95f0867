import { CLICK_MAP, STAFF_HINT } from '@sintonia/contracts/studio-addresses';
import { fetchStaffSession } from './fetch-staff-session.ts';

/**
 * Links to the studio and the click map, for staff only. Without a session, a requested click map is refused in the
 * console.
 */
export async function openStaffTools(window: Window): Promise<void> {
  const session = await fetchStaffSession(window);
  if (session) {
    const { mountStaffTools } = await import('./mount-staff-tools.tsx');
    return mountStaffTools(window);
  }
  window.localStorage.removeItem(STAFF_HINT);
  if (new URLSearchParams(window.location.search).has(CLICK_MAP))
    console.info('[sintonia]', 'The click map needs a session of the studio: sign in at /estudi/ first.');
}

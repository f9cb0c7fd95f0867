import type { StaffSession } from '@sintonia/contracts';

/** The signed-in person of the studio; null without one, and without a second factor that the role needs. */
export async function fetchStaffSession(window: Pick<Window, 'fetch'>): Promise<StaffSession | null> {
  const session: StaffSession | null = await window
    .fetch('/api/session')
    .then((answer) => answer.json())
    .catch(() => null);
  return session?.role && !session.mustAddSecondFactor ? session : null;
}

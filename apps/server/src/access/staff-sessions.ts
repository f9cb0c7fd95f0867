import type { StaffSession } from '@sintonia/contracts';

/** Reads the session of a signed-in person; null without one. */
export interface StaffSessions {
  sessionOf(headers: Headers): Promise<StaffSession | null>;
}

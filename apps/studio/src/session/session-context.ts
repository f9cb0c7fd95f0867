import type { StaffSession } from '@sintonia/contracts';
import { createContext, use } from 'react';

/** Who is signed in. Every screen stands inside of it. */
export const SessionContext = createContext<StaffSession | null>(null);

/** Whether activities may be made and changed; the server has the last word. */
export const useMayChange = (): boolean => {
  const session = use(SessionContext);
  return session !== null && session.role !== 'analyst';
};

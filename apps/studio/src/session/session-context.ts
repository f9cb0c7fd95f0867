import type { StaffSession } from '@sintonia/contracts';
import { createContext, use } from 'react';

/** The signed-in person. Every screen is inside of it. */
export const SessionContext = createContext<StaffSession | null>(null);

/** True when the person may create and change activities; the server checks again. */
export const useMayChange = (): boolean => {
  const session = use(SessionContext);
  return session !== null && session.role !== 'analyst';
};

import { createContext } from 'react';

/** Called when an answer says that the session has ended. */
export const SignedOutContext = createContext<() => void>(() => {});

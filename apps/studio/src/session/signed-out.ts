import { createContext } from 'react';

/** Called on an answer that the session has ended. */
export const SignedOutContext = createContext<() => void>(() => {});

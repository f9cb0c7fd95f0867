import { createContext } from 'react';

/** Called by whoever learns from the server that nobody is signed in any more. */
export const SignedOutContext = createContext<() => void>(() => {});

import { createContext, useContext } from 'react';

/** CSP nonce of the response; only the server knows it, browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = (): string | undefined => useContext(NonceContext);

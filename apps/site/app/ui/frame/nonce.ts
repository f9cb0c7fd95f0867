import { createContext, useContext } from 'react';

/** CSP nonce of the response: a placeholder while the server renders, the nonce of the first page in a browser. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = (): string | undefined => useContext(NonceContext);

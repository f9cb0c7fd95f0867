import { createContext, useContext } from 'react';

/** CSP nonce of the response: the server's placeholder while it renders, what the first page came with in a browser. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = (): string | undefined => useContext(NonceContext);

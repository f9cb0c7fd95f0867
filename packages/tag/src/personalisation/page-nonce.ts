/** CSP nonce for added scripts and styles; empty where the page has none. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** What the policy of the page wants of scripts and styles that are added; empty where it wants nothing. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

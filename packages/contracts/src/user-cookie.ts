import { USER_COOKIE } from './cookie-names.ts';

const VALUE = /* @__PURE__ */ new RegExp(`(?:^|;\\s*)${USER_COOKIE}=([0-9a-f]{64})(?:;|$)`);

/** Hash of the signed-in visitor in a `Cookie` header or `document.cookie`; null without sign-in. */
export const userIdOf = (cookies: string): string | null => VALUE.exec(cookies)?.[1] ?? null;

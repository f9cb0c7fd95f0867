import type { RuleSet } from './rule.ts';
import { notAuthorised, notSupported } from './rule-errors.ts';

type Browser = Window & typeof globalThis;

/** T-13: what the tag stands on; the newest of it is from 2023. Older browsers, all of Internet Explorer, get no tag. */
const isSupported = (window: Browser): boolean =>
  [
    window.URL?.canParse,
    window.AbortSignal?.timeout,
    window.String.prototype.toWellFormed,
    window.navigator.sendBeacon,
  ].every(Boolean);

/** T-05: the property's domains and what is below them. */
const isAuthorised = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => `.${host}`.endsWith(`.${domain}`));

/** Why there is no tag on this page, or nothing. */
export function reasonNotToRun(window: Browser, { domains }: RuleSet['property'], isDevelopment: boolean) {
  const { hostname } = window.location;
  if (!isSupported(window)) return notSupported();
  return isDevelopment || isAuthorised(hostname, domains) ? undefined : notAuthorised(hostname);
}

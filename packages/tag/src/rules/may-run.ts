import type { RuleSet } from './rule.ts';
import { notAuthorised, notSupported } from './rule-errors.ts';

type Browser = Window & typeof globalThis;

/**
 * T-13: the newest that the tag stands on; who has these two, from 2023, has the rest. Older browsers, all of Internet
 * Explorer among them, get no tag.
 */
const isSupported = (window: Browser): boolean => 'canParse' in window.URL && 'toWellFormed' in window.String.prototype;

/** T-05: the property's domains and what is below them. */
const isAuthorised = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => `.${host}`.endsWith(`.${domain}`));

/** Why there is no tag on this page, or nothing. */
export function reasonNotToRun(window: Browser, { domains }: RuleSet['property'], isDevelopment: boolean) {
  const { hostname } = window.location;
  if (!isSupported(window)) return notSupported();
  return isDevelopment || isAuthorised(hostname, domains) ? undefined : notAuthorised(hostname);
}

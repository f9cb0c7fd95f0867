import type { RuleSet } from './rule.ts';
import { notAuthorised, notSupported } from './rule-errors.ts';

type Browser = Window & typeof globalThis;

/**
 * T-13: the newest features that the tag needs; a browser with these two, from 2023, has the rest. Older browsers,
 * including all of Internet Explorer, get no tag.
 */
const isSupported = (window: Browser): boolean => 'canParse' in window.URL && 'toWellFormed' in window.String.prototype;

/** T-05: the property's domains with their subdomains. */
const isAuthorised = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => `.${host}`.endsWith(`.${domain}`));

/** Reason why no tag runs on this page, or nothing. */
export function reasonNotToRun(window: Browser, { domains }: RuleSet['property'], isDevelopment: boolean) {
  const { hostname } = window.location;
  if (!isSupported(window)) return notSupported();
  return isDevelopment || isAuthorised(hostname, domains) ? undefined : notAuthorised(hostname);
}

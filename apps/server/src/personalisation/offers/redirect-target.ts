/** Validates redirect targets: other pages of the property. Pure. */

export interface Property {
  /** Hosts, including subdomains, without port: `tramuntana.example`. */
  domains: readonly string[];
}

const isBelow = (host: string, domain: string) => `.${host}`.endsWith(`.${domain}`);

/**
 * The target address of a redirect from `page`; null if it is outside the property or invalid.
 *
 * @param page full address of the redirected page
 */
export function redirectTarget(url: string, page: string, { domains }: Property): URL | null {
  if (!URL.canParse(url, page)) return null;
  const [target, from] = [new URL(url, page), new URL(page)];
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return null;
  if (target.username !== '' || target.password !== '') return null;
  if (target.host === from.host) return target;
  return domains.some((domain) => isBelow(target.hostname, domain)) ? target : null;
}

const whole = ({ host, pathname }: URL) => host + pathname.replace(/\/$/, '');

/** Whether the target is the current page, which must not redirect to itself. */
export const isSamePage = (target: URL, page: URL): boolean => whole(target) === whole(page);

/** Copies the current page's parameters, except those that the target has. */
export function withParametersOf(target: URL, page: URL): URL {
  const url = new URL(target);
  for (const [name, value] of page.searchParams) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url;
}

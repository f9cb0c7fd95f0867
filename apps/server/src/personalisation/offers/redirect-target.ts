/** Where a redirection may lead: another page of the property. Pure. */

export interface Property {
  /** Hosts and what is below them, without port: `tramuntana.example`. */
  domains: readonly string[];
}

const isBelow = (host: string, domain: string) => `.${host}`.endsWith(`.${domain}`);

/**
 * The address that a redirection from `page` leads to; null when that is another property, or no address at all.
 *
 * @param page whole address of the page that is left
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

/** Whether a redirection leads to where one is already: nobody is sent there, again and again. */
export const isSamePage = (target: URL, page: URL): boolean => whole(target) === whole(page);

/** With the parameters of the page that is left, where the target has none of that name. */
export function withParametersOf(target: URL, page: URL): URL {
  const url = new URL(target);
  for (const [name, value] of page.searchParams) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url;
}

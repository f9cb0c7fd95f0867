import { webAddress } from './ad-transport.ts';

/** Limits on the number and length of addresses per event, against hostile documents. */
export const MAX_URLS_PER_EVENT = 20;
export const MAX_URL_CHARACTERS = 4096;
const MAX_CHARACTERS_PER_EVENT = 12_000;

/** All error addresses for a failure on the way to an ad. */
export const errorUrlsOf = (chain: readonly { errorUrls: string[] }[]): string[] =>
  urlsOf(chain.flatMap(({ errorUrls }) => errorUrls));

export function urlsOf(list: readonly string[]): string[] {
  const urls = new Set<string>();
  let characters = 0;
  for (const url of list) {
    if (urls.size >= MAX_URLS_PER_EVENT) break;
    if (url.length > MAX_URL_CHARACTERS || urls.has(url) || webAddress(url) === null) continue;
    characters += url.length;
    if (characters > MAX_CHARACTERS_PER_EVENT) break;
    urls.add(url);
  }
  return [...urls];
}

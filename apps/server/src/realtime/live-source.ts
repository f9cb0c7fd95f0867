/** Where a page view came from: the dimensions `referrerType` and `referrerHost` in plain code. Pure. */
import type { SourceKind } from '@sintonia/contracts';
import { NETWORKS, SEARCH_ENGINES } from '../query/dimensions/referrer-hosts.ts';

export interface LiveSource {
  kind: SourceKind;
  /** Without «www.»; '' for direct visits and those of the same site. */
  host: string;
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';

export function sourceOf({ referrer, url }: { referrer: string; url: string }): LiveSource {
  if (referrer === '') return { kind: 'direct', host: '' };
  const host = hostOf(referrer);
  if (host === hostOf(url)) return { kind: 'internal', host: '' };
  return { kind: SEARCH_ENGINES.test(host) ? 'search' : NETWORKS.test(host) ? 'social' : 'other', host };
}

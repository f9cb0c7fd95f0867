/** What proxies of ours say of a request in front of them. They add theirs at the end. */
import type { IncomingMessage } from 'node:http';

const lastOf = (values: string | string[] | undefined): string =>
  String(values ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

export const schemeOf = ({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxies: number): string =>
  (trustedProxies > 0 && lastOf(headers['x-forwarded-proto'])) || 'http';

export const hostOf = ({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxies: number): string =>
  (trustedProxies > 0 && lastOf(headers['x-forwarded-host'])) || (headers.host ?? '');

/**
 * The client's address, as the framework gives it: each proxy appends the address that it was called from, so the entry
 * of the outermost trusted proxy is the last that a client cannot write.
 */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-for'] : undefined;
  if (forwarded === undefined) return socket.remoteAddress ?? '';
  const hops = String(forwarded).split(',');
  return (hops.at(-trustedProxies) ?? hops[0] ?? '').trim();
}

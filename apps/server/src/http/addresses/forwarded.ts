/** Reads forwarding headers of our proxies, which append their entries at the end. */
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
 * The client's address, as the framework computes it: each proxy appends the address of its peer, so the outermost
 * trusted proxy's entry is the last one that a client cannot forge.
 */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-for'] : undefined;
  if (forwarded === undefined) return socket.remoteAddress ?? '';
  const hops = String(forwarded).split(',');
  return (hops.at(-trustedProxies) ?? hops[0] ?? '').trim();
}

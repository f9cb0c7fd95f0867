/**
 * Requests an address that somebody else chose. Unless private addresses are allowed, it refuses those of this machine and
 * its network: each address is checked at name resolution, so that it cannot change between check and use.
 */
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ForbiddenAddress, isPrivateAddress, publicLookup } from './public-address.ts';

export interface PublicRequest {
  allowsPrivate: boolean;
  /** `Accept` header. */
  accept: string;
  method?: 'GET' | 'HEAD';
}

/** The answer's status and headers, with an unread body; redirects are not followed. Rejects with `ForbiddenAddress` and errors of the network. */
export async function requestPublic(
  url: URL,
  signal: AbortSignal,
  { allowsPrivate, accept, method = 'GET' }: PublicRequest,
): Promise<IncomingMessage> {
  if (!allowsPrivate && isPrivateAddress(url.hostname)) throw new ForbiddenAddress();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const settings: RequestOptions = {
    method,
    signal,
    agent: false,
    headers: { accept, 'user-agent': 'Sintonia' },
    ...(!allowsPrivate && { lookup: publicLookup }),
  };
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, settings, resolve);
  request.on('error', reject);
  request.end();
  return promise;
}

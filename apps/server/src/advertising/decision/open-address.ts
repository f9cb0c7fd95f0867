/**
 * Opens an address that a third-party document chose. It refuses this machine and its network: each address is checked
 * at name resolution, which prevents a change between check and use.
 */
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ForbiddenAddress, isPrivateAddress, publicLookup } from '../../http/addresses/public-address.ts';
import { MAX_REDIRECTS, type TransportFailure, webAddress } from './ad-transport.ts';

const HEADERS = { accept: 'application/xml, text/xml, application/vnd.apple.mpegurl, */*', 'user-agent': 'Sintonia' };

/** The request failed for a known reason. */
export class RequestRefused extends Error {
  readonly reason: TransportFailure;
  constructor(reason: TransportFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** The answer after redirects, with status 200 and an unread body. @throws Refused and others */
export async function openAddress(
  url: URL,
  signal: AbortSignal,
  trustedHosts: readonly string[],
): Promise<{ answer: IncomingMessage; url: URL }> {
  let at = url;
  const visited = new Set<string>();
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    if (visited.has(at.href)) throw new RequestRefused('redirects');
    visited.add(at.href);
    const answer = await sendRequest(at, signal, trustedHosts.includes(at.hostname));
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400 && answer.headers.location) {
      answer.destroy();
      const next = webAddress(answer.headers.location, at);
      if (!next) throw new RequestRefused('forbiddenAddress');
      at = next;
    } else if (status === 200) {
      // No compression was requested, so a compressed answer is not read.
      if (answer.headers['content-encoding'] && answer.headers['content-encoding'] !== 'identity') {
        answer.destroy();
        throw new RequestRefused('unreachable');
      }
      return { answer, url: at };
    } else {
      answer.destroy();
      throw new RequestRefused('unreachable');
    }
  }
  throw new RequestRefused('redirects');
}

export function failureOf(error: unknown, signal: AbortSignal): TransportFailure {
  if (error instanceof RequestRefused) return error.reason;
  if (error instanceof ForbiddenAddress) return 'forbiddenAddress';
  return signal.aborted ? 'timeout' : 'unreachable';
}

/** The answer's status and headers. */
function sendRequest(url: URL, signal: AbortSignal, isTrusted: boolean): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  if (!isTrusted && isPrivateAddress(url.hostname)) throw new RequestRefused('forbiddenAddress');
  const settings: RequestOptions = {
    signal,
    headers: HEADERS,
    agent: false,
    ...(!isTrusted && { lookup: publicLookup }),
  };
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, settings, resolve);
  request.on('error', reject);
  request.end();
  return promise;
}

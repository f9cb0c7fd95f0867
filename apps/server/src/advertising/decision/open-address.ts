/** Opens an address that a third-party document chose, and follows its redirects. Each address is checked. */
import type { IncomingMessage } from 'node:http';
import { ForbiddenAddress } from '../../http/addresses/public-address.ts';
import { requestPublic } from '../../http/addresses/request-public.ts';
import { MAX_REDIRECTS, type TransportFailure, webAddress } from './ad-transport.ts';

const ACCEPT = 'application/xml, text/xml, application/vnd.apple.mpegurl, */*';

/** The request failed for a known reason. */
export class RequestRefused extends Error {
  readonly reason: TransportFailure;
  constructor(reason: TransportFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** The answer after redirects, with status 200 and an unread body. @throws {RequestRefused} and others, which `failureOf` names */
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
    const answer = await requestPublic(at, signal, {
      allowsPrivate: trustedHosts.includes(at.hostname),
      accept: ACCEPT,
    });
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

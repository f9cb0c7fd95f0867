/**
 * HTTP transport of the ad decision. Third-party documents choose its addresses, so it refuses this machine and its
 * network: each address is checked at name resolution, which prevents a change between check and use.
 */
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { failed, ok } from '@sintonia/contracts';
import { ForbiddenAddress, isPrivateAddress, publicLookup } from '../../http/addresses/public-address.ts';
import { type AdTransport, ANSWER_BYTES, REDIRECTS, type TransportFailure, webAddress } from './ad-transport.ts';

/** Timeout of a beacon, milliseconds, and the most in flight; further beacons are dropped and counted. */
const PING_MS = 3000;
const PINGS = 64;

const HEADERS = { accept: 'application/xml, text/xml, application/vnd.apple.mpegurl, */*', 'user-agent': 'Sintonia' };

export interface HttpTransportOptions {
  /** Hosts named by the operator, which may be on this machine or its network. */
  trustedHosts: readonly string[];
  /** Largest answer, bytes. */
  answerBytes?: number;
  onPingDropped(): void;
}

/** The request failed for a known reason. */
export class Refused extends Error {
  readonly why: TransportFailure;
  constructor(why: TransportFailure) {
    super(why);
    this.why = why;
  }
}

export function createHttpTransport(options: HttpTransportOptions): AdTransport {
  const { trustedHosts, onPingDropped, answerBytes = ANSWER_BYTES } = options;
  let pings = 0;

  const read: AdTransport['read'] = async (url, signal) => {
    try {
      const found = await openAddress(url, signal, trustedHosts);
      return ok({ text: await textOf(found.answer, answerBytes), url: found.url });
    } catch (error) {
      return failed(whyOf(error, signal));
    }
  };

  return {
    read,
    ping: (url) => {
      if (pings >= PINGS) return onPingDropped();
      pings += 1;
      void read(url, AbortSignal.timeout(PING_MS)).finally(() => {
        pings -= 1;
      });
    },
  };
}

/** The answer after redirects, with status 200 and an unread body. @throws Refused and others */
export async function openAddress(
  url: URL,
  signal: AbortSignal,
  trustedHosts: readonly string[],
): Promise<{ answer: IncomingMessage; url: URL }> {
  let at = url;
  const visited = new Set<string>();
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    if (visited.has(at.href)) throw new Refused('redirects');
    visited.add(at.href);
    const answer = await ask(at, signal, trustedHosts.includes(at.hostname));
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400 && answer.headers.location) {
      answer.destroy();
      const next = webAddress(answer.headers.location, at);
      if (!next) throw new Refused('forbiddenAddress');
      at = next;
    } else if (status === 200) {
      // No compression was requested, so a compressed answer is not read.
      if (answer.headers['content-encoding'] && answer.headers['content-encoding'] !== 'identity') {
        answer.destroy();
        throw new Refused('unreachable');
      }
      return { answer, url: at };
    } else {
      answer.destroy();
      throw new Refused('unreachable');
    }
  }
  throw new Refused('redirects');
}

export function whyOf(error: unknown, signal: AbortSignal): TransportFailure {
  if (error instanceof Refused) return error.why;
  if (error instanceof ForbiddenAddress) return 'forbiddenAddress';
  return signal.aborted ? 'timeout' : 'unreachable';
}

/** The answer's status and headers. */
function ask(url: URL, signal: AbortSignal, isTrusted: boolean): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  if (!isTrusted && isPrivateAddress(url.hostname)) throw new Refused('forbiddenAddress');
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

async function textOf(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) {
      answer.destroy();
      throw new Refused('tooLarge');
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

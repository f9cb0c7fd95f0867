/**
 * The ad decision's network over HTTP. Documents of third parties choose its addresses, so it never reaches this machine
 * or its network: each address is checked where it is resolved, which leaves no time to change it in between.
 */
import { lookup } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { failed, ok } from '@sintonia/contracts';
import { type AdTransport, ANSWER_BYTES, REDIRECTS, type TransportFailure, webAddress } from './ad-transport.ts';

/** How long a beacon may take, and how many may be under way; more are dropped and counted. */
const PING_MS = 3000;
const PINGS = 64;

const HEADERS = { accept: 'application/xml, text/xml, application/vnd.apple.mpegurl, */*', 'user-agent': 'Sintonia' };

export interface HttpTransportOptions {
  /** Hosts that may be on this machine or its network, since the operator named them. */
  trustedHosts: readonly string[];
  /** Answers that are larger are not read. */
  answerBytes?: number;
  onPingDropped(): void;
}

class Refused extends Error {
  readonly why: TransportFailure;
  constructor(why: TransportFailure) {
    super(why);
    this.why = why;
  }
}

export function createHttpTransport(options: HttpTransportOptions): AdTransport {
  const { trustedHosts, onPingDropped, answerBytes = ANSWER_BYTES } = options;
  let pings = 0;

  async function follow(url: URL, signal: AbortSignal): Promise<{ text: string; url: URL }> {
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
        return { text: await textOf(answer, answerBytes), url: at };
      } else {
        answer.destroy();
        throw new Refused('unreachable');
      }
    }
    throw new Refused('redirects');
  }

  const read: AdTransport['read'] = async (url, signal) => {
    try {
      return ok(await follow(url, signal));
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

function whyOf(error: unknown, signal: AbortSignal): TransportFailure {
  if (error instanceof Refused) return error.why;
  return signal.aborted ? 'timeout' : 'unreachable';
}

/** The answer's head. */
function ask(url: URL, signal: AbortSignal, isTrusted: boolean): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isTrusted && isIP(host) !== 0 && isOurs(host)) throw new Refused('forbiddenAddress');
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
  // Nothing was said to be accepted compressed; what comes so all the same is not read.
  if (answer.headers['content-encoding'] && answer.headers['content-encoding'] !== 'identity') {
    answer.destroy();
    throw new Refused('unreachable');
  }
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

/** Resolves a name; an address of this machine or its network fails it. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isOurs(address)))
      return callback(new Refused('forbiddenAddress'), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Private, loopback, link-local, multicast and other addresses that no ad server on the web has (RFC 6890). */
const OURS = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
])
  OURS.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  OURS.addSubnet(net, bits, 'ipv6');

function isOurs(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return OURS.check(mapped, 'ipv4');
  // The other spelling of an IPv4 address inside IPv6.
  if (/^::ffff:/i.test(address)) return true;
  return OURS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

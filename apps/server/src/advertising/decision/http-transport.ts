/**
 * HTTP transport of the ad decision. Third-party documents choose its addresses, so it refuses this machine and its
 * network: each address is checked at name resolution, which prevents a change between check and use.
 */
import type { IncomingMessage } from 'node:http';
import { failed, ok } from '@sintonia/contracts';
import { type AdTransport, MAX_ANSWER_BYTES } from './ad-transport.ts';
import { failureOf, openAddress, RequestRefused } from './open-address.ts';

/** Timeout of a beacon, milliseconds, and the maximum number in flight; further beacons are dropped and counted. */
const PING_TIMEOUT_MS = 3000;
const MAX_PINGS = 64;

export interface HttpTransportOptions {
  /** Hosts named by the operator, which may be on this machine or its network. */
  trustedHosts: readonly string[];
  /** Maximum size of an answer, bytes. */
  maxAnswerBytes?: number;
  onPingDropped(): void;
}

export function createHttpTransport(options: HttpTransportOptions): AdTransport {
  const { trustedHosts, onPingDropped, maxAnswerBytes = MAX_ANSWER_BYTES } = options;
  let pings = 0;

  const read: AdTransport['read'] = async (url, signal) => {
    try {
      const found = await openAddress(url, signal, trustedHosts);
      return ok({ text: await textOf(found.answer, maxAnswerBytes), url: found.url });
    } catch (error) {
      return failed(failureOf(error, signal));
    }
  };

  return {
    read,
    ping: (url) => {
      if (pings >= MAX_PINGS) return onPingDropped();
      pings += 1;
      void read(url, AbortSignal.timeout(PING_TIMEOUT_MS)).finally(() => {
        pings -= 1;
      });
    },
  };
}

async function textOf(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) {
      answer.destroy();
      throw new RequestRefused('tooLarge');
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * HTTP transport of the ad decision. Third-party documents choose its addresses, so it refuses this machine and its
 * network: each address is checked at name resolution, which prevents a change between check and use.
 */
import type { IncomingMessage } from 'node:http';
import { failed, ok } from '@sintonia/contracts';
import { type AdTransport, ANSWER_BYTES } from './ad-transport.ts';
import { openAddress, Refused, whyOf } from './open-address.ts';

/** Timeout of a beacon, milliseconds, and the most in flight; further beacons are dropped and counted. */
const PING_MS = 3000;
const PINGS = 64;

export interface HttpTransportOptions {
  /** Hosts named by the operator, which may be on this machine or its network. */
  trustedHosts: readonly string[];
  /** Largest answer, bytes. */
  answerBytes?: number;
  onPingDropped(): void;
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

/**
 * V-08: a viewing encoded as text in an address. It holds times, lengths and creative fingerprints, and no identifier;
 * no cookie, nothing stored, so it works with any consent.
 */
import { HOUR_S } from '@sintonia/contracts';
import type { TokenSigner } from '../../http/protection/token-signer.ts';
import { beginViewing, MAX_SHOWN_ADS, type ShownAd, type Viewing } from './viewing.ts';

/** Lifetime: an older token starts a new session, seconds. */
const TOKEN_LIFETIME_S = 6 * HOUR_S;
/** Allowed clock difference between servers, seconds. */
const CLOCK_LEEWAY_S = 60;

const PURPOSE = 'viewing:1';
const HEADER_BYTES = 8;
const SHOWN_BYTES = 10;

export function writeViewing({ sinceS, shown }: Viewing, writtenS: number, signer: TokenSigner): string {
  const recorded = shown.slice(-MAX_SHOWN_ADS);
  const body = Buffer.alloc(HEADER_BYTES + recorded.length * SHOWN_BYTES);
  body.writeUInt32BE(sinceS, 0);
  body.writeUInt32BE(writtenS, 4);
  for (const [i, { creative, atS, lengthS }] of recorded.entries()) {
    const at = HEADER_BYTES + i * SHOWN_BYTES;
    body.writeUInt32BE(creative >>> 0, at);
    body.writeUInt32BE(atS, at + 4);
    body.writeUInt16BE(Math.min(Math.round(lengthS * 10), 0xffff), at + 8);
  }
  return signer.sign(PURPOSE, body);
}

export interface ReadViewing {
  viewing: Viewing;
  /** Epoch seconds at which the token was written; now for a new session. */
  writtenS: number;
  /** Result of reading the token; any value but `recorded` starts a new session. */
  token: 'kept' | 'missing' | 'unreadable' | 'expired';
}

/** An unusable token starts a new session. Never throws. */
export function readViewing(token: string | undefined, nowS: number, signer: TokenSigner): ReadViewing {
  const fresh = (token: ReadViewing['token']): ReadViewing => ({
    viewing: beginViewing(nowS),
    writtenS: nowS,
    token: token,
  });
  if (!token) return fresh('missing');
  const body = signer.open(PURPOSE, token);
  if (!body || body.length < HEADER_BYTES || (body.length - HEADER_BYTES) % SHOWN_BYTES !== 0)
    return fresh('unreadable');
  const sinceS = body.readUInt32BE(0);
  const writtenS = body.readUInt32BE(4);
  if (writtenS > nowS + CLOCK_LEEWAY_S || nowS - writtenS > TOKEN_LIFETIME_S) return fresh('expired');
  const shown: ShownAd[] = [];
  for (let at = HEADER_BYTES; at < body.length; at += SHOWN_BYTES)
    shown.push({
      creative: body.readUInt32BE(at),
      atS: body.readUInt32BE(at + 4),
      lengthS: body.readUInt16BE(at + 8) / 10,
    });
  return { viewing: { sinceS, shown }, writtenS, token: 'kept' };
}

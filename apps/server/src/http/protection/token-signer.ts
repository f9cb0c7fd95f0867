/** Signs values that pass through a browser. Signed values are readable there, but cannot be changed or forged. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits of HMAC-SHA-256. */
const SIGNATURE_BYTES = 16;

export interface TokenSigner {
  /** Base64url of the body and its signature. @param purpose purpose that the signature is bound to */
  sign(purpose: string, body: Uint8Array): string;
  /** Null if it is not ours, was modified, or has another purpose. Never throws. */
  open(purpose: string, signed: string): Buffer | null;
}

/** @param secret shared by all servers that must verify each other's tokens */
export function createTokenSigner(secret: string): TokenSigner {
  const signature = (purpose: string, body: Uint8Array) =>
    createHmac('sha256', secret).update(purpose).update('\0').update(body).digest().subarray(0, SIGNATURE_BYTES);
  return {
    sign: (purpose, body) => Buffer.concat([body, signature(purpose, body)]).toString('base64url'),
    open: (purpose, signed) => {
      const bytes = Buffer.from(signed, 'base64url');
      if (bytes.length < SIGNATURE_BYTES || bytes.toString('base64url') !== signed) return null;
      const body = bytes.subarray(0, -SIGNATURE_BYTES);
      return timingSafeEqual(bytes.subarray(-SIGNATURE_BYTES), signature(purpose, body)) ? body : null;
    },
  };
}

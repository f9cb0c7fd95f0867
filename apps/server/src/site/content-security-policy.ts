/** What a page of the website may load and run : our own origin, and scripts that carry this response's nonce. */
import { randomBytes } from 'node:crypto';

/** 128 bits in Base64. */
export const NONCE_CHARACTERS = 24;

/** Fresh for each response. */
export const createNonce = (): string => randomBytes(16).toString('base64');

export const sitePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Colours and widths that come with the content are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

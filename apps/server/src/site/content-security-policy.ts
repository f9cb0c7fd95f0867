/** Content security policy of the website: our own origin, and scripts with this response's nonce. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** 128 bits in Base64. */
export const NONCE_CHARACTERS = 24;

const NONCE_BYTES = 16;
/** Random bytes are requested in bulk: a system call per page costs more than the rest of a cached page. */
const POOL_BYTES = 256 * NONCE_BYTES;
let pool: Buffer = Buffer.alloc(0);

/** Unique per response: no random byte is reused. */
export function createNonce(): string {
  if (pool.length === 0) pool = randomBytes(POOL_BYTES);
  const nonce = pool.toString('base64', 0, NONCE_BYTES);
  pool = pool.subarray(NONCE_BYTES);
  return nonce;
}

export const sitePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Content sets colours and widths in style attributes.
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

/** Pages below this path may be framed by any site (W-12); all others by none. */
export function allowFraming(app: FastifyInstance, path: string): void {
  app.addHook('onSend', async (request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (!request.url.startsWith(path) || typeof policy !== 'string') return;
    reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  });
}

/**
 * Playlists and segments of these origins may be fetched or played; pictures come only from our own.
 * @param origins read for each page, since an import (W-14) adds new ones
 */
export const allowMediaFrom = (app: FastifyInstance, origins: () => readonly string[]): void =>
  allowHosts(app, origins, /(?<=(?:connect|media)-src 'self')/g);

/** S-08: origins that pages also send to. */
export const allowSendingTo = (app: FastifyInstance, hosts: readonly string[]): void =>
  allowHosts(app, () => hosts, /(?<=connect-src 'self')/g);

/**
 * T-09: origins that vendor scripts send to and load pictures from. Whether a script runs at all is decided by our own
 * code.
 */
export const allowVendors = (app: FastifyInstance, origins: readonly string[]): void =>
  allowHosts(app, () => origins, /(?<=(?:connect|img)-src 'self')/g);

function allowHosts(app: FastifyInstance, hosts: () => readonly string[], after: RegExp): void {
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    const more = hosts();
    if (typeof policy === 'string' && more.length > 0)
      reply.header('content-security-policy', policy.replaceAll(after, ` ${more.join(' ')}`));
  });
}

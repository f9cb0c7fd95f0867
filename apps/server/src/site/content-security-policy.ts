/** What a page of the website may load and run: our own origin, and scripts that carry this response's nonce. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** 128 bits in Base64. */
export const NONCE_CHARACTERS = 24;

const NONCE_BYTES = 16;
/** Asking the system for bytes costs more than the rest of a cached page: it is asked for many at once. */
const POOL_BYTES = 256 * NONCE_BYTES;
let pool: Buffer = Buffer.alloc(0);

/** Fresh for each response: no byte is used twice. */
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

/** Pages below this path may stand in a frame of any other (W-12); all others in none. */
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
 * Playlists and segments of these origins are fetched, or played as they are; pictures come from us alone.
 *
 * @param origins asked for each page: what is imported (W-14) brings new ones
 */
export const allowMediaFrom = (app: FastifyInstance, origins: () => readonly string[]): void =>
  allowHosts(app, origins, /(?<=(?:connect|media)-src 'self')/g);

/** S-08: pages send to these origins too. */
export const allowSendingTo = (app: FastifyInstance, hosts: readonly string[]): void =>
  allowHosts(app, () => hosts, /(?<=connect-src 'self')/g);

/** T-09: scripts of vendors send to these origins and show pictures of them; that they run at all our own scripts decide. */
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

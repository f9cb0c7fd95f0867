/** An answer of the website in a cacheable form. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip as gzipBytes } from 'node:zlib';
import { NONCE_PLACEHOLDER } from '@sintonia/contracts';
import { NONCE_CHARACTERS } from './content-security-policy.ts';
import { type GzipWithHoles, gzipWithHoles } from './gzip-with-holes.ts';

export type RenderedPage =
  /** HTML, split at the nonces; `gzip` is the same compressed. */
  | { kind: 'html'; status: number; parts: readonly string[]; gzip: GzipWithHoles }
  /** Anything else: redirects, data; with an `etag` for conditional requests. */
  | {
      kind: 'other';
      status: number;
      headers: readonly (readonly [string, string])[];
      body: Buffer;
      gzip: Buffer | null;
    };

const compress = promisify(gzipBytes);
/** Bytes; compressing smaller bodies gains nothing. */
const MIN_COMPRESSED_BYTES = 1000;

export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

export async function toHtmlPage(status: number, html: string): Promise<RenderedPage> {
  const parts = html.split(NONCE_PLACEHOLDER);
  return { kind: 'html', status, parts, gzip: await gzipWithHoles(parts, NONCE_CHARACTERS) };
}

/** Cookies are removed: a cached answer must not set any. */
export async function toRenderedPage(response: Response): Promise<RenderedPage> {
  const { status } = response;
  if (isHtml(response)) return toHtmlPage(status, await response.text());
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  const body = Buffer.from(await response.arrayBuffer());
  if (status !== 200) return { kind: 'other', status, headers, body, gzip: null };
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const gzip = body.length > MIN_COMPRESSED_BYTES ? await compress(body) : null;
  // Weak: equal content, compressed or not (RFC 9110 § 8.8.1).
  return { kind: 'other', status, headers: [...headers, ['etag', `W/"${tag}"`]], body, gzip };
}

/** An answer of the website in a form that can be kept and given to many. */
import { NONCE_PLACEHOLDER } from '@sintonia/contracts';
import { NONCE_CHARACTERS } from './content-security-policy.ts';
import { type GzipWithHoles, gzipWithHoles } from './gzip-with-holes.ts';

export type RenderedPage =
  /** HTML, cut where each response's own nonce goes; `gzip` is the same, compressed. */
  | { kind: 'html'; status: number; parts: readonly string[]; gzip: GzipWithHoles }
  /** Anything else: redirections, feeds. */
  | { kind: 'other'; status: number; headers: readonly (readonly [string, string])[]; body: Buffer };

export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

export async function toHtmlPage(status: number, html: string): Promise<RenderedPage> {
  const parts = html.split(NONCE_PLACEHOLDER);
  return { kind: 'html', status, parts, gzip: await gzipWithHoles(parts, NONCE_CHARACTERS) };
}

/** Cookies are left out: what is given to many is set for nobody. */
export async function toRenderedPage(response: Response): Promise<RenderedPage> {
  const { status } = response;
  if (isHtml(response)) return toHtmlPage(status, await response.text());
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  return { kind: 'other', status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

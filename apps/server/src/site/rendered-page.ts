/** An answer of the website in a form that can be kept and given to many. */
import { NONCE_PLACEHOLDER } from '@sintonia/contracts';

export type RenderedPage =
  /** HTML, cut where each response's own nonce goes. */
  | { kind: 'html'; status: number; parts: readonly string[] }
  /** Anything else: redirections, feeds. */
  | { kind: 'other'; status: number; headers: readonly (readonly [string, string])[]; body: Buffer };

export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

export const toHtmlPage = (status: number, html: string): RenderedPage & { kind: 'html' } => ({
  kind: 'html',
  status,
  parts: html.split(NONCE_PLACEHOLDER),
});

/** Cookies are left out: what is given to many is set for nobody. */
export async function toRenderedPage(response: Response): Promise<RenderedPage> {
  const { status } = response;
  if (isHtml(response)) return toHtmlPage(status, await response.text());
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  return { kind: 'other', status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

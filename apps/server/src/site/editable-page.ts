/**
 * A page framed by the studio for selecting its elements (P-06). Its own scripts are removed, so that it measures,
 * stores and navigates nothing; only the picker script runs, and communicates only with the studio.
 */
import { NONCE_PLACEHOLDER } from '@sintonia/contracts';
import type { FastifyReply } from 'fastify';
import { createNonce } from './content-security-policy.ts';

/** Built with the studio (`apps/studio/vite.config.ts`). */
const PICKER = '/estudi/picker.js';

const LINKS = /<link\b[^<>]*>/g;

const editablePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Widths and colours from content, and from edits.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // Sandbox: no popups, no forms, no navigation of the top window.
    'sandbox allow-scripts allow-same-origin',
  ].join('; ');

/** A script ends at the next end tag; without one it extends to the end. */
const withoutScripts = (html: string): string =>
  html
    .split('<script')
    .map((part, index) => {
      if (index === 0) return part;
      const end = part.indexOf('</script>');
      return end < 0 ? '' : part.slice(end + '</script>'.length);
    })
    .join('');

/** @param html as rendered by the site: quoted text is escaped, so the first end tag ends a script */
function editable(html: string, nonce: string): string {
  const inert = withoutScripts(html)
    .replace(LINKS, (link) => (link.includes('rel="modulepreload"') ? '' : link))
    .replaceAll(NONCE_PLACEHOLDER, nonce);
  return inert.replace(/(?=<\/body>)|$/, `<script type="module" nonce="${nonce}" src="${PICKER}"></script>`);
}

export async function sendEditablePage(reply: FastifyReply, page: Response): Promise<FastifyReply> {
  const nonce = createNonce();
  return reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', editablePolicy(nonce))
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'private, no-store')
    .send(editable(await page.text(), nonce));
}

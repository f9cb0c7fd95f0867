/**
 * A page as the studio shows it in a frame, for pointing at its elements (P-06). Its own scripts are gone, so that it
 * measures nothing, keeps nothing and goes nowhere; the picker's alone runs, and may talk to nobody but the studio.
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
    // Widths and colours that come with the content, and those that an edit sets.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // No windows, no forms, and it cannot take its window elsewhere.
    'sandbox allow-scripts allow-same-origin',
  ].join('; ');

/** A script ends at the next end tag; one that is cut off takes the rest with it. */
const withoutScripts = (html: string): string =>
  html
    .split('<script')
    .map((part, index) => {
      if (index === 0) return part;
      const end = part.indexOf('</script>');
      return end < 0 ? '' : part.slice(end + '</script>'.length);
    })
    .join('');

/** @param html as the site renders it: what it quotes is escaped, so that a script ends where its tag does */
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

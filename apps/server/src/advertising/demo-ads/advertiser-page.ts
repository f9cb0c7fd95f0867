/** Landing page of a demo ad. The advertiser is fictional, and the page says so. */

import { element, writeXml } from '../../http/answers/xml.ts';
import type { Campaign } from './campaign.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;font:1.125rem/1.6 system-ui;' +
  'color:#1d2a33;background:#f4efe6;text-align:center}h1{margin:0;font-size:2rem;line-height:1.2}p{margin:0;max-width:34rem}' +
  'a{color:#0b5563;display:inline-block;padding:.75rem}';

export function advertiserPage({ advertiser, name }: Campaign): string {
  const page = element(
    'html',
    { lang: 'ca' },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'robots', content: 'noindex' }),
      element('title', {}, `${advertiser} · anunci de demostració`),
      element('style', {}, STYLE),
    ),
    element(
      'body',
      {},
      element('p', {}, advertiser),
      element('h1', {}, name),
      element(
        'p',
        {},
        'Aquest anunciant no existeix: l’anunci forma part de la demostració. Aquí hi hauria la seva web.',
      ),
      element('p', {}, element('a', { href: '/' }, 'Torna a la portada')),
    ),
  );
  return writeXml(page).replace(/^<\?xml[^>]*\?>/, '<!doctype html>');
}

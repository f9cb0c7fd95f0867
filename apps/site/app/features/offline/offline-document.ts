/** Pages that the service worker generates when the network fails: no script, no subresource. Pure. */
import type { Block } from '@sintonia/contracts';
import { escapeMarkup } from '@sintonia/contracts/escape-markup';
import { BRAND_STROKE, WORD } from '../../ui/frame/mark-outline.ts';
import type { OfflineStory } from './offline-story.ts';

/** Only inline content; it measures nothing because no script runs. */
export const OFFLINE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#fbfaf6,#101215);--ink:light-dark(#14161a,#f1efea);--quiet:light-dark(#5a606b,#a3a9b4);--line:light-dark(#e3e0d8,#2b2f36);--red:light-dark(#c8102e,#ff6b6b)}
*{margin:0;box-sizing:border-box}body{background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif;-webkit-text-size-adjust:100%}
header,main{max-width:44rem;margin:auto;padding:16px 20px}header{border-bottom:1px solid var(--line);font-weight:750;font-size:1.4rem;letter-spacing:-.04em}header a{display:inline-block;min-height:24px;text-decoration:none}header svg{display:block;height:24px}
.gust{display:block;width:min(60%,260px);margin:40px 0 24px;color:var(--red)}
.note a{white-space:nowrap}.note{margin:20px 0;border-left:4px solid #ffc72c;padding:4px 0 4px 14px;color:var(--quiet)}
.kicker{margin-top:24px;color:var(--red);font-weight:640}h1{font:600 2.3rem/1.08 Georgia,serif;letter-spacing:-.02em;text-wrap:balance}
.standfirst{margin-top:14px;font-size:1.2rem;color:var(--quiet)}.by{margin-top:12px;color:var(--quiet);font-size:.9rem}
img{display:block;width:100%;height:auto;margin-top:20px}article p,article ul,article figure{margin-top:18px}article .text{font:1.14rem/1.62 Georgia,serif}h2{margin-top:32px;font-size:1.35rem}
blockquote{font:italic 1.4rem/1.3 Georgia,serif}figcaption{color:var(--quiet)}
a{color:inherit}:focus-visible{outline:3px solid light-dark(#14161a,#ffc72c);outline-offset:3px}.again{display:inline-grid;align-items:center;min-height:48px;margin-top:24px;padding-inline:24px;background:var(--ink);color:var(--paper);font-weight:640;text-decoration:none}ol{list-style:none;padding:0;margin-top:12px}li.story{border-bottom:1px solid var(--line);padding:14px 0}li.story a{font:580 1.35rem/1.16 Georgia,serif;text-decoration:none}li.story p{color:var(--quiet);font-size:.9rem}`;

/** The logo of the broadcaster that has a drawn one, as on its pages (`Mark.tsx`); any other name is set in type. */
const headOf = (house: string): string =>
  house.toLowerCase() === 'tramuntana'
    ? `<a href="/" aria-label="${escapeMarkup(house)}"><svg viewBox="0 30 692 76" fill="currentColor" aria-hidden="true"><path d="${WORD}"/><path d="${BRAND_STROKE}"/></svg></a>`
    : `<a href="/">${escapeMarkup(house) || 'Portada'}</a>`;

const WIND = `<svg class="gust" viewBox="470 44 222 64" fill="currentColor" aria-hidden="true"><path d="${BRAND_STROKE}"/></svg>`;

const documentOf = (house: string, title: string, content: string): string => `<!doctype html>
<html lang="ca"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body><header>${headOf(house)}</header><main>${content}</main></body></html>`;

/** Page for an address that was not saved, with a list of the saved stories, last read first. */
export function offlinePage(stored: readonly OfflineStory[]): string {
  const stories = stored
    .toSorted((a, b) => b.keptAtMs - a.keptAtMs)
    .map(
      ({ path, title, kicker, published }) =>
        `<li class="story"><a href="${escapeMarkup(path)}">${escapeMarkup(title)}</a><p>${escapeMarkup(kicker)} · ${escapeMarkup(published)}</p></li>`,
    );
  const list = stories.length > 0 ? `<h2>Les últimes que has llegit</h2><ol>${stories.join('')}</ol>` : '';
  return documentOf(
    stored[0]?.house ?? '',
    'Sense connexió',
    `${WIND}<h1>No tens connexió</h1>
<p class="standfirst">Aquesta pàgina no la pots obrir fins que torni la xarxa.${stories.length > 0 ? ' Mentrestant, pots rellegir això:' : ''}</p>
<p><a class="again" href="">Torna-ho a provar</a></p>${list}`,
  );
}

/** @param picture data URL of its picture; null when it was not saved */
export function savedStoryPage(story: OfflineStory, picture: string | null): string {
  const { house, kicker, title, standfirst, author, published, body } = story;
  const image = picture ? `<img src="${picture}" alt="${escapeMarkup(story.picture?.alt ?? '')}">` : '';
  return documentOf(
    house,
    title,
    `<p class="note" role="note">Sense connexió: aquesta és la còpia del dia que la vas llegir. <a href="">Torna-ho a provar</a></p>
<article><p class="kicker">${escapeMarkup(kicker)}</p><h1>${escapeMarkup(title)}</h1><p class="standfirst">${escapeMarkup(standfirst)}</p>
<p class="by">${escapeMarkup(author)} · ${escapeMarkup(published)}</p>${image}<div class="text">${body.map(blockHtml).join('')}</div></article>`,
  );
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${escapeMarkup(block.text)}</p>`;
    case 'heading':
      return `<h2>${escapeMarkup(block.text)}</h2>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
    case 'quote':
      return `<figure><blockquote>${escapeMarkup(block.text)}</blockquote><figcaption>${escapeMarkup(block.by)}</figcaption></figure>`;
  }
}

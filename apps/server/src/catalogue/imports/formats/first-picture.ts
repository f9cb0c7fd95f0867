import sanitizeHtml from 'sanitize-html';
import { MAX_DEPTH } from './clean-html.ts';
import { toLine } from './plain-text.ts';

/** The first picture in the HTML with its alternative text; null if there is none. */
export function firstPicture(html: string): { src: string; alt: string } | null {
  const images = sanitizeHtml(html, {
    allowedTags: ['img'],
    allowedAttributes: { img: ['src', 'alt'] },
    textFilter: () => '',
    nestingLimit: MAX_DEPTH,
  });
  const [image] = /<img[^<>]*>/.exec(images) ?? [];
  const src = /\bsrc="([^"]+)"/.exec(image ?? '')?.[1];
  return src ? { src: toLine(src), alt: toLine(/\balt="([^"]*)"/.exec(image ?? '')?.[1] ?? '') } : null;
}

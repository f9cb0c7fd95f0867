import sanitizeHtml from 'sanitize-html';
import { DEEPEST } from './clean-html.ts';
import { line } from './plain-text.ts';

/** The first picture in the HTML with its alternative text; null if there is none. */
export function firstPicture(html: string): { src: string; alt: string } | null {
  const images = sanitizeHtml(html, {
    allowedTags: ['img'],
    allowedAttributes: { img: ['src', 'alt'] },
    textFilter: () => '',
    nestingLimit: DEEPEST,
  });
  const [image] = /<img[^<>]*>/.exec(images) ?? [];
  const src = /\bsrc="([^"]+)"/.exec(image ?? '')?.[1];
  return src ? { src: line(src), alt: line(/\balt="([^"]*)"/.exec(image ?? '')?.[1] ?? '') } : null;
}

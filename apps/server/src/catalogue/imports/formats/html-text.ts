/**
 * Converts HTML of feeds into text and story blocks. sanitize-html leaves a few structural tags without attributes,
 * from which blocks are built, so no markup of a feed ever reaches a page.
 */
import type { Block } from '@sintonia/contracts';
import sanitizeHtml from 'sanitize-html';

const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'cite', 'ul', 'ol', 'li', 'div', 'tr', 'br'];
/** Elements whose content is not text of the story. */
const SILENT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'figure',
];
const DEEPEST = 60;

const clean = (html: string, allowedTags: string[]): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {},
    nonTextTags: [...SILENT, 'select', 'button', 'title', 'head'],
    nestingLimit: DEEPEST,
  });

const ESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};
/** Characters that a page's text must not contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** Collapses whitespace into a single line. */
const line = (text: string): string =>
  text
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ESCAPED[entity] ?? entity)
    .replace(CONTROLS, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Adjacent elements do not join their words. */
const apart = (html: string): string => html.replace(APART, ' $&');

/** Block-level elements, and elements dropped with their content. */
const APART =
  /<\/?(?:br|hr|p|div|[uod]l|li|d[td]|table|caption|t[rdh]|h\d|blockquote|q|cite|pre|section|article|aside|header|footer|nav|main|address|figure|figcaption|img|video|audio|iframe|object|svg|math|script|style|select|button|option|template|textarea)\b/gi;

/** Text without markup, on one line. */
export const plainText = (html: string): string => line(clean(apart(html), []));

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

/** Paragraphs, headings, lists and quotes. */
export function toBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let text = '';
  let items: string[] | null = null;
  let quote: { text: string; by: string } | null = null;
  let isCite = false;
  let isHeading = false;

  const flush = () => {
    const output = line(text);
    text = '';
    if (!output) return;
    if (quote && isCite) quote.by = output.replace(/^[—–-]\s*/, '');
    else if (quote) quote.text = `${quote.text} ${output}`.trim();
    else if (items) items.push(output);
    else blocks.push({ type: isHeading ? 'heading' : 'paragraph', text: output });
  };
  const closeList = () => {
    if (items && items.length > 1) blocks.push({ type: 'list', items });
    else if (items?.[0]) blocks.push({ type: 'paragraph', text: items[0] });
    items = null;
  };
  const closeQuote = () => {
    if (quote?.text)
      blocks.push(
        quote.by
          ? { type: 'quote', ...quote }
          : { type: 'paragraph', text: /^[«“"]/.test(quote.text) ? quote.text : `«${quote.text}»` },
      );
    quote = null;
  };

  // Between the remaining tags everything is text.
  for (const part of clean(apart(html), BLOCKS).split(/(<\/?[a-z][a-z\d]*(?: ?\/)?>)/)) {
    const [, closing, tag] = /^<(\/?)([a-z][a-z\d]*)/.exec(part) ?? [];
    if (tag === undefined) {
      text += part;
      continue;
    }
    flush();
    const opens = closing === '';
    if (/^h\d$/.test(tag)) isHeading = opens;
    else if (tag === 'cite') isCite = opens;
    else if (tag === 'ul' || tag === 'ol') {
      closeList();
      if (opens) items = [];
    } else if (tag === 'blockquote') {
      closeQuote();
      if (opens) quote = { text: '', by: '' };
    }
  }
  flush();
  closeList();
  closeQuote();
  return blocks;
}

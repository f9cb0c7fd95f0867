/**
 * Converts HTML of feeds into text and story blocks. sanitize-html leaves a few structural tags without attributes,
 * from which blocks are built, so no markup of a feed ever reaches a page.
 */
import type { Block } from '@sintonia/contracts';
import { BLOCKS, clean } from './clean-html.ts';
import { separateElements, toLine } from './plain-text.ts';

/** Paragraphs, headings, lists and quotes. */
export function toBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let text = '';
  let items: string[] | null = null;
  let quote: { text: string; by: string } | null = null;
  let isCite = false;
  let isHeading = false;

  const flush = () => {
    const output = toLine(text);
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
  for (const part of clean(separateElements(html), BLOCKS).split(/(<\/?[a-z][a-z\d]*(?: ?\/)?>)/)) {
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

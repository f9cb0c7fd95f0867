import sanitizeHtml from 'sanitize-html';

export const BLOCKS = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'cite',
  'ul',
  'ol',
  'li',
  'div',
  'tr',
  'br',
];
/** Elements whose content is not text of the story. */
const WITHOUT_TEXT = [
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
export const MAX_DEPTH = 60;

export const clean = (html: string, allowedTags: string[]): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {},
    nonTextTags: [...WITHOUT_TEXT, 'select', 'button', 'title', 'head'],
    nestingLimit: MAX_DEPTH,
  });

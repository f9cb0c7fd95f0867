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
export const DEEPEST = 60;

export const clean = (html: string, allowedTags: string[]): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {},
    nonTextTags: [...SILENT, 'select', 'button', 'title', 'head'],
    nestingLimit: DEEPEST,
  });

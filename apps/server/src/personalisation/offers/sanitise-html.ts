/** Sanitises HTML of offers on saving. */
import sanitizeHtml from 'sanitize-html';

const TEXT = ['class', 'id', 'lang', 'dir', 'title', 'role', 'aria-*', 'data-*'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'picture', 'source', 'video', 'audio', 'track', 'button'],
  allowedAttributes: {
    '*': TEXT,
    a: ['href', 'hreflang', 'target', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['src', 'srcset', 'sizes', 'type', 'media'],
    video: ['src', 'poster', 'controls', 'width', 'height', 'muted', 'loop', 'playsinline'],
    audio: ['src', 'controls'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    time: ['datetime'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    button: ['type'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
};

/** Removes scripts, styles, frames, forms, event handlers and script addresses. Never throws. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, OPTIONS).trim();

import { clean } from './clean-html.ts';

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
export const toLine = (text: string): string =>
  text
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ESCAPED[entity] ?? entity)
    .replace(CONTROLS, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Adjacent elements do not join their words. */
export const separateElements = (html: string): string => html.replace(SEPARATING, ' $&');

/** Block-level elements, and elements dropped with their content. */
const SEPARATING =
  /<\/?(?:br|hr|p|div|[uod]l|li|d[td]|table|caption|t[rdh]|h\d|blockquote|q|cite|pre|section|article|aside|header|footer|nav|main|address|figure|figcaption|img|video|audio|iframe|object|svg|math|script|style|select|button|option|template|textarea)\b/gi;

/** Text without markup, on one line. */
export const plainText = (html: string): string => toLine(clean(separateElements(html), []));

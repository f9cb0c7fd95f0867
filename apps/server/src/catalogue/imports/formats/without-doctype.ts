/** Removes the parts of XML that a feed does not need: document types, and CDATA as escaped text. */
import { escapeMarkup } from '@sintonia/contracts';
import { ImportError } from '../import-errors.ts';

/**
 * Blanks a DTD reference in place, as XMLTV files have one; refuses a DTD with definitions. Similar text further on is
 * content.
 */
export function withoutDoctype(text: string, where: string): string {
  let at = 0;
  for (;;) {
    at += /^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0;
    const ending = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : null;
    if (ending === null) break;
    const end = text.indexOf(ending, at);
    if (end < 0) return text;
    at = end + ending.length;
  }
  if (!/^<!doctype/i.test(text.slice(at, at + 9))) return text;
  const end = text.indexOf('>', at);
  const declaration = text.slice(at, end < 0 ? undefined : end);
  if (end < 0 || declaration.includes('[')) throw new ImportError('entities', where);
  return `${text.slice(0, at)}${declaration.replace(/[^\n]/g, ' ')} ${text.slice(end + 1)}`;
}

const OPENS = '<![CDATA[';
const CLOSES = ']]>';

/**
 * Converts CDATA sections into escaped text: the parser would keep them apart from the surrounding text and lose order
 * and whitespace. Line numbers are preserved.
 */
export function withoutCdata(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const opens = text.indexOf(OPENS, at);
    const comment = text.indexOf('<!--', at);
    if (opens < 0) break;
    if (comment >= 0 && comment < opens) {
      const end = text.indexOf('-->', comment + 4);
      if (end < 0) break;
      parts.push(text.slice(at, end + 3));
      at = end + 3;
      continue;
    }
    const closes = text.indexOf(CLOSES, opens + OPENS.length);
    if (closes < 0) break;
    parts.push(text.slice(at, opens), escapeMarkup(text.slice(opens + OPENS.length, closes)));
    at = closes + CLOSES.length;
  }
  return parts.join('') + text.slice(at);
}

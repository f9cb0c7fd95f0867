/** Reads one tag of an XML document with its attributes. Pure. */
import type { AdElement } from './ad-element.ts';
import { decoded } from './xml-entities.ts';

/** Characters of one tag with its attributes. */
const MAX_TAG_CHARACTERS = 8192;

interface OpenElement extends AdElement {
  /** Name with prefix, which the end tag must repeat. */
  tag: string;
  children: OpenElement[];
}

export const open = (tag: string, attributes: ReadonlyMap<string, string>): OpenElement => ({
  tag,
  name: tag.slice(tag.indexOf(':') + 1),
  attributes,
  children: [],
  text: '',
});

/** Index of the closing `>` outside attribute values; -1 if beyond the limit. */
export function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < from + MAX_TAG_CHARACTERS && at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
  }
  return -1;
}

/** @param inside text of a tag without its brackets */
export function readTag(inside: string): OpenElement | null {
  const [name = ''] = /^[^\s=<"'/]+/.exec(inside) ?? [];
  if (name === '') return null;
  const attributes = new Map<string, string>();
  const each = /\s*(?:([^\s=<"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')|(\S))/gy;
  each.lastIndex = name.length;
  for (let found = each.exec(inside); found; found = each.exec(inside)) {
    const [, attribute = '', double, single, stray] = found;
    const value = decoded(double ?? single ?? '');
    if (stray !== undefined || value === null) return null;
    attributes.set(attribute, value);
  }
  return open(name, attributes);
}

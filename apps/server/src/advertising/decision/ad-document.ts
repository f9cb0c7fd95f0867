/**
 * Parses XML of ad servers in one pass, in time linear in its length. Supports only the five predefined entities, reads
 * no files, and limits the number of elements, their depth and the length of a tag.
 */
import { failed, ok, type Result } from '@sintonia/contracts';

/** Deepest nesting. VAST needs about ten. */
const DEPTH = 40;
/** Most elements. VAST has some hundreds. */
const ELEMENTS = 6000;
/** Characters of one tag with its attributes. */
const TAG_CHARACTERS = 8192;

export interface AdElement {
  /** Local name, without the prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly AdElement[];
  /** Its own text, without that of its children. */
  text: string;
}

interface OpenElement extends AdElement {
  /** Name with prefix, which the end tag must repeat. */
  tag: string;
  children: OpenElement[];
}

export type UnreadableDocument = 'notXml' | 'entities';

/** @returns the root element */
export function readAdDocument(text: string): Result<AdElement, UnreadableDocument> {
  const root = open('', new Map());
  const path = [root];
  let elements = 0;
  let at = text.indexOf('<');
  while (at !== -1) {
    const parent = path.at(-1) ?? root;
    const opaque = OPAQUE.find(({ opens }) => text.startsWith(opens, at));
    if (opaque) {
      const from = at + opaque.opens.length;
      const end = text.indexOf(opaque.ends, from);
      if (end === -1) return failed('notXml');
      if (opaque.isText) parent.text += text.slice(from, end);
      at = end + opaque.ends.length;
    } else if (text[at + 1] === '!') {
      return failed('entities'); // a document type: ads do not need it
    } else {
      const end = endOfTag(text, at);
      if (end === -1) return failed('notXml');
      if (text[at + 1] === '/') {
        const closed = path.pop();
        if (closed === root || closed?.tag !== text.slice(at + 2, end).trim()) return failed('notXml');
      } else {
        const isWhole = text[end - 1] === '/';
        const tag = readTag(text.slice(at + 1, isWhole ? end - 1 : end));
        elements += 1;
        if (!tag || elements > ELEMENTS || path.length > DEPTH) return failed('notXml');
        parent.children.push(tag);
        if (!isWhole) path.push(tag);
      }
      at = end + 1;
    }
    const next = text.indexOf('<', at);
    const characters = decoded(text.slice(at, next === -1 ? text.length : next));
    if (characters === null) return failed('notXml');
    (path.at(-1) ?? root).text += characters;
    at = next;
  }
  const [document, ...more] = root.children;
  return path.length === 1 && document && more.length === 0 ? ok(document) : failed('notXml');
}

/** Comments, CDATA and processing instructions, which may contain anything. */
const OPAQUE = [
  { opens: '<![CDATA[', ends: ']]>', isText: true },
  { opens: '<!--', ends: '-->', isText: false },
  { opens: '<?', ends: '?>', isText: false },
] as const;

const open = (tag: string, attributes: ReadonlyMap<string, string>): OpenElement => ({
  tag,
  name: tag.slice(tag.indexOf(':') + 1),
  attributes,
  children: [],
  text: '',
});

/** Index of the closing `>` outside attribute values; -1 if beyond the limit. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < from + TAG_CHARACTERS && at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
  }
  return -1;
}

/** @param inside text of a tag without its brackets */
function readTag(inside: string): OpenElement | null {
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

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Null for an unknown entity. A bare `&` stays: addresses often contain one. */
function decoded(text: string): string | null {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const plain = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,30}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) {
      isKnown &&= Object.hasOwn(ENTITIES, name);
      return ENTITIES[name] ?? whole;
    }
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
  return isKnown ? plain : null;
}

/** Child elements of that name. */
export const childrenNamed = (parent: AdElement | undefined, name: string): AdElement[] =>
  parent?.children.filter((child) => child.name === name) ?? [];

/** The first element at the end of a path of names. */
export const childAt = (parent: AdElement | undefined, ...path: string[]): AdElement | undefined =>
  path.reduce<AdElement | undefined>((at, name) => at?.children.find((child) => child.name === name), parent);

/** The text of the first child of that name; empty when there is none. */
export const textAt = (parent: AdElement | undefined, ...path: string[]): string =>
  childAt(parent, ...path)?.text.trim() ?? '';
